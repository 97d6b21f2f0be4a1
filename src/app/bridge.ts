import type { DataRouter } from 'react-router-dom'
import { productAt } from '../domain/layout.ts'
import { selectLanguage } from '../machines/preferences.machine.ts'
import type { Composed } from './compose.ts'
import { directionOf, type I18n, speak } from './i18n/i18n.ts'

/**
 * Carries out what the machines emit: going somewhere, loading again, speaking another language. Tells them
 * that another page is shown, and which product.
 */
export const bridge = (
  { root, refs }: Composed,
  router: Pick<DataRouter, 'navigate' | 'revalidate' | 'state' | 'subscribe'>,
  i18n: I18n,
): (() => void) => {
  const follow = (language: string) => {
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
    void speak(i18n, language)
  }
  let spoken = selectLanguage(refs.preferences.getSnapshot())
  follow(spoken)
  let { pathname } = router.state.location
  const tellShown = ({ location }: Pick<DataRouter['state'], 'location'>) => {
    root.send({ type: 'product.shown', slug: productAt(location.pathname) })
    if (location.pathname === pathname) return
    pathname = location.pathname
    root.send({ type: 'page.shown' })
  }
  tellShown(router.state)
  const stopShown = router.subscribe(tellShown)
  const subscriptions = [
    root.on('navigate', ({ to }) => void router.navigate(to)),
    root.on('reload', () => void router.revalidate()),
    refs.preferences.subscribe((snapshot) => {
      const language = selectLanguage(snapshot)
      if (language === spoken) return
      spoken = language
      follow(language)
    }),
  ]
  return () => {
    stopShown()
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
