import type { DataRouter } from 'react-router-dom'
import { directionOf } from '../domain/settings/languages.ts'
import { defaultLanguage } from '../domain/shell/multilingual.ts'
import { selectTheme } from '../machines/shell/preferences.machine.ts'
import type { Composed } from './compose/compose.ts'
import { type I18n, speak } from './i18n/i18n.ts'
import { reloadShown } from './reloadShown.ts'
import { mirror, reportLoaded, reportShown, sortedBy } from './routerReports.ts'

type Router = Pick<DataRouter, 'navigate' | 'revalidate' | 'state' | 'subscribe'>

/**
 * Handles the events that the machines emit: navigation, reloads and changes of language. Reports the shown page and
 * product to the machines.
 * @param started resolves when the script runs the page, and every call goes to the server
 * @param onlyLanguage the only language, besides English, of the texts that came with the page
 */
export const bridge = (
  composed: Composed,
  router: Router,
  i18n: I18n,
  started: Promise<void> = Promise.resolve(),
  onlyLanguage?: string,
): (() => void) => {
  const { root, refs, chosenLanguage } = composed
  const show = () => {
    const { language } = i18n.speech()
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
  }
  show()
  const stopShowing = i18n.subscribe(show)
  const light = () => {
    document.documentElement.dataset.theme = selectTheme(refs.preferences.getSnapshot())
  }
  light()
  let spoken = chosenLanguage()
  void speak(i18n, spoken)
  const tellAddress = ({ location, historyAction }: Router['state']) =>
    reportShown(root, location, historyAction === 'REPLACE')
  let shown = router.state.location
  // The router also reports that it loads and has loaded. An address reported once more would undo what the buyer has
  // picked since.
  const tellShown = (state: Router['state']) => {
    const { pathname } = shown
    if (state.location === shown) return
    shown = state.location
    tellAddress(state)
    if (shown.pathname !== pathname) root.send({ type: 'page.shown' })
  }
  tellAddress(router.state)
  const stopMirroring = mirror(router, refs.navigation)
  const reloading = reloadShown(composed, router)
  /** Reloads a list that is sorted by another language than the chosen one. */
  const resort = () => {
    const sorted = sortedBy(router.state)
    if (sorted !== undefined && sorted !== chosenLanguage()) reloading.ask('everything')
  }
  let isIncomplete = onlyLanguage !== undefined
  /** Loads everything again if the page came without texts in the chosen language. */
  const completeLanguage = () => {
    if (!isIncomplete || [onlyLanguage, defaultLanguage].includes(chosenLanguage())) return
    isIncomplete = false
    reloading.ask('everything')
  }
  void started.then(completeLanguage)
  const stopReporting = reportLoaded(router, composed, started, resort)
  // Finish what waits for the panels to close, such as a deleted line with an undo, before leaving the page.
  const tellLeft = () => {
    root.send({ type: 'page.shown' })
    root.send({ type: 'page.left' })
  }
  window.addEventListener('pagehide', tellLeft)
  const stopShown = router.subscribe(tellShown)
  const subscriptions = [
    root.on('navigate', ({ to }) => void router.navigate(to)),
    root.on('address.kept', ({ path, search }) => {
      const { location, navigation } = router.state
      // Do not delay a buyer who is leaving.
      if (location.pathname !== path || navigation.state !== 'idle') return
      void router.navigate(
        { pathname: path, search, hash: location.hash },
        { replace: true, preventScrollReset: true },
      )
    }),
    root.on('reload', ({ what }) => reloading.ask(what)),
    refs.preferences.subscribe(() => {
      light()
      const language = chosenLanguage()
      if (language === spoken) return
      spoken = language
      void speak(i18n, language)
      resort()
      void started.then(completeLanguage)
    }),
  ]
  return () => {
    stopShown()
    reloading.stop()
    stopMirroring()
    stopReporting()
    window.removeEventListener('pagehide', tellLeft)
    stopShowing()
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
