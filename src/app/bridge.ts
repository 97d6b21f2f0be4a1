import type { DataRouter } from 'react-router-dom'
import { productAt } from '../domain/catalogue/layout.ts'
import { directionOf } from '../domain/settings/languages.ts'
import type { NavigationRef } from '../machines/shell/navigation.machine.ts'
import { selectTheme } from '../machines/shell/preferences.machine.ts'
import type { Composed } from './compose/compose.ts'
import { type I18n, speak } from './i18n/i18n.ts'

type Router = Pick<DataRouter, 'navigate' | 'revalidate' | 'state' | 'subscribe'>

/**
 * Reloads what is shown, and `Composed.outdated`. An error screen goes away only if it sees the loading begin, which
 * it can miss, or on a navigation. So this navigates to the current address.
 */
const reload = ({ state: { errors, location }, navigate, revalidate }: Router) =>
  errors ? navigate(location, { replace: true }) : revalidate()

const problemIn = (errors: DataRouter['state']['errors']): string | null => {
  const [error] = Object.values(errors ?? {})
  return error ? `${error.status ?? error.message ?? error}` : null
}

/** Reports to `navigation` which page the router loads, and how that ended. */
const mirror = (router: Router, navigation: NavigationRef): (() => void) => {
  /** The path that is loaded; null if none is, undefined before the first look. */
  let loaded: string | null | undefined
  const look = (state: Router['state']) => {
    const { pathname } = state.navigation.location ?? state.location
    const isLoading =
      !state.initialized || state.navigation.state !== 'idle' || state.revalidation !== 'idle'
    const path = isLoading ? pathname : null
    if (path === loaded) return
    loaded = path
    navigation.send(
      path === null
        ? { type: 'load.ended', problem: problemIn(state.errors) }
        : { type: 'load.started', path },
    )
  }
  look(router.state)
  return router.subscribe(look)
}

/**
 * Carries out what the machines emit: navigation, reloads and changes of language. Reports to the machines which page
 * and which product are shown.
 */
export const bridge = (
  { root, refs, chosenLanguage, outdated }: Composed,
  router: Router,
  i18n: I18n,
): (() => void) => {
  const show = (language: string) => {
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
  }
  show(i18n.language)
  i18n.on('languageChanged', show)
  const light = () => {
    document.documentElement.dataset.theme = selectTheme(refs.preferences.getSnapshot())
  }
  light()
  let spoken = chosenLanguage()
  void speak(i18n, spoken)
  let { pathname } = router.state.location
  const tellShown = ({ location }: Pick<DataRouter['state'], 'location'>) => {
    root.send({ type: 'product.shown', place: 'page', slug: productAt(location.pathname) })
    root.send({ type: 'location.shown', path: location.pathname })
    if (location.pathname === pathname) return
    pathname = location.pathname
    root.send({ type: 'page.shown' })
  }
  tellShown(router.state)
  const stopMirroring = mirror(router, refs.navigation)
  // Finish what waits for the panels to close, such as a deleted line with an undo, before leaving the page.
  const tellLeft = () => {
    root.send({ type: 'page.shown' })
    root.send({ type: 'page.left' })
  }
  window.addEventListener('pagehide', tellLeft)
  const stopShown = router.subscribe(tellShown)
  const subscriptions = [
    root.on('navigate', ({ to }) => void router.navigate(to)),
    root.on('reload', async ({ what }) => {
      outdated.add(what)
      await reload(router)
      outdated.clear()
    }),
    refs.preferences.subscribe(() => {
      light()
      const language = chosenLanguage()
      if (language === spoken) return
      spoken = language
      void speak(i18n, language)
    }),
  ]
  return () => {
    stopShown()
    stopMirroring()
    window.removeEventListener('pagehide', tellLeft)
    i18n.off('languageChanged', show)
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
