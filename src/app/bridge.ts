import type { DataRouter } from 'react-router-dom'
import { directionOf } from '../domain/languages.ts'
import { productAt } from '../domain/layout.ts'
import { selectTheme } from '../machines/preferences.machine.ts'
import type { Composed } from './compose.ts'
import { type I18n, speak } from './i18n/i18n.ts'

type Router = Pick<DataRouter, 'navigate' | 'revalidate' | 'state' | 'subscribe'>

/**
 * Loads again what is shown. An error screen goes only when it sees the loading begin, which it may miss, or
 * when the shop goes somewhere: so it goes to where it is.
 */
const reload = ({ state: { errors, location }, navigate, revalidate }: Router) =>
  errors ? navigate(location, { replace: true }) : revalidate()

/**
 * Carries out what the machines emit: going somewhere, loading again, speaking another language. Tells them
 * that another page is shown, and which product.
 */
export const bridge = (
  { root, refs, chosenLanguage }: Composed,
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
  let wished = chosenLanguage()
  void speak(i18n, wished)
  let { pathname } = router.state.location
  const tellShown = ({ location }: Pick<DataRouter['state'], 'location'>) => {
    root.send({ type: 'product.shown', place: 'page', slug: productAt(location.pathname) })
    root.send({ type: 'location.shown', path: location.pathname })
    if (location.pathname === pathname) return
    pathname = location.pathname
    root.send({ type: 'page.shown' })
  }
  tellShown(router.state)
  // What waits for the panels to close, such as a deleted line that may be had back, is done before the page goes.
  const tellLeft = () => {
    root.send({ type: 'page.shown' })
    root.send({ type: 'page.left' })
  }
  window.addEventListener('pagehide', tellLeft)
  const stopShown = router.subscribe(tellShown)
  const subscriptions = [
    root.on('navigate', ({ to }) => void router.navigate(to)),
    root.on('reload', () => void reload(router)),
    refs.preferences.subscribe(() => {
      light()
      const language = chosenLanguage()
      if (language === wished) return
      wished = language
      void speak(i18n, language)
    }),
  ]
  return () => {
    stopShown()
    window.removeEventListener('pagehide', tellLeft)
    i18n.off('languageChanged', show)
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
