import type { DataRouter } from 'react-router-dom'
import { productAt } from '../domain/layout.ts'
import { selectLanguage } from '../machines/preferences.machine.ts'
import type { Composed } from './compose.ts'
import { directionOf, type I18n, speak } from './i18n/i18n.ts'

/**
 * Carries out what the machines emit: going somewhere, loading again, speaking another language. Tells them
 * which product is shown.
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
  const tellShown = ({ location }: Pick<DataRouter['state'], 'location'>) =>
    root.send({ type: 'product.shown', slug: productAt(location.pathname) })
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
