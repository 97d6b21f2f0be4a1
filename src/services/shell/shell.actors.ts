import { fromCallback, fromPromise } from 'xstate'
import type { ShownCategory } from '../../contracts/content/content.ts'
import {
  newsletterMachine,
  type SubscribeOutcome,
} from '../../machines/content/newsletter.machine.ts'
import { mobileMenuMachine } from '../../machines/shell/mobileMenu.machine.ts'
import { navigationMachine } from '../../machines/shell/navigation.machine.ts'
import { type Suggestions, searchPanelMachine } from '../../machines/shell/searchPanel.machine.ts'
import { topStripMachine } from '../../machines/shell/topStrip.machine.ts'
import { recentlyViewed } from '../catalogue/recentlyViewed.ts'
import { countView } from '../catalogue/views.ts'
import { refused } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'
import { wordsOf } from '../parts/wordsOf.ts'
import { createRecentSearches } from './recentSearches.ts'
import { watchWidth } from './watchWidth.ts'

const suggestedProducts = 5

/** The shell's machines with their real actors: search, newsletter, view counts, and scrolling. */
export const provideShellMachines = ({
  api,
  readUser,
  loadCode,
}: Pick<PageServices, 'api' | 'readUser' | 'loadCode'>) => {
  const recent = createRecentSearches(() => window.localStorage)

  const suggest = fromPromise<Suggestions, { text: string }>(async ({ input, signal }) => {
    // Products are for customers only (rule G3); the page itself matches categories.
    if (!readUser()) return { products: [], total: 0 }
    const { fetchListing } = await loadCode(() => import('../catalogue/listingCode.ts'))
    const found = await fetchListing(
      api,
      { kind: 'search', query: input.text, filter: '' },
      1,
      signal,
    )
    const { data, total } = found
    const didYouMean = 'didYouMean' in found ? found.didYouMean : undefined
    return { products: data.slice(0, suggestedProducts), total, didYouMean }
  })

  const loadPopular = fromPromise<readonly ShownCategory[]>(async ({ signal }) => {
    const reply = await api.content.popular({ fetchOptions: { signal } })
    return reply.status === 200 ? reply.body.data : []
  })

  const subscribe = fromPromise<SubscribeOutcome, { email: string }>(async ({ input }) => {
    const reply = await api.newsletter.subscribe({ body: input })
    return reply.status === 200 ? { kind: 'subscribed', ...wordsOf(reply.body) } : refused(reply)
  })

  const watchScroll = fromCallback(({ sendBack }) => {
    const tell = () => sendBack({ type: 'page.scrolled', y: Math.max(0, window.scrollY) })
    window.addEventListener('scroll', tell, { passive: true })
    return () => window.removeEventListener('scroll', tell)
  })

  return {
    searchPanel: searchPanelMachine.provide({
      actors: { suggest, loadPopular, loadRecent: fromPromise(async () => recent.read()) },
      actions: {
        rememberSearch: (_, text) => recent.add(text),
        forgetSearches: () => recent.clear(),
      },
    }),
    newsletter: newsletterMachine.provide({ actors: { subscribe } }),
    navigation: navigationMachine.provide({
      actions: {
        countView: ({ context: { opened } }) => {
          if (!opened) return
          countView(api, opened)
          const user = readUser()
          if (user && 'product' in opened) recentlyViewed.add(user._id, opened.product)
        },
      },
    }),
    mobileMenu: mobileMenuMachine.provide({ actors: { watchWidth } }),
    topStrip: topStripMachine.provide({ actors: { watchScroll } }),
  }
}
