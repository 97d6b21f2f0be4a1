import { fromCallback, fromPromise } from 'xstate'
import { type Machines, machines } from '../machines/index.ts'
import type { SubscribeOutcome } from '../machines/newsletter.machine.ts'
import type { Suggestions } from '../machines/searchPanel.machine.ts'
import type { Api } from './api.ts'
import type { ShopCookies } from './cookies.ts'
import { refused } from './failures.ts'
import { fetchListing } from './listing.ts'
import { createRecentSearches } from './recentSearches.ts'

const suggestedProducts = 5

/** The shell's machines with their real actors: search, newsletter, and the page that scrolls. */
export const provideShellMachines = ({
  api,
  readUser,
}: {
  api: Api
  readUser: ShopCookies['readUser']
}): Pick<Machines, 'searchPanel' | 'newsletter' | 'topStrip'> => {
  const recent = createRecentSearches(() => window.localStorage)

  const suggest = fromPromise<Suggestions, { text: string }>(async ({ input, signal }) => {
    // Products are for buyers (specification 6); categories are matched on the page.
    if (!readUser()) return { products: [], total: 0 }
    const found = await fetchListing(
      api,
      { kind: 'search', query: input.text, filter: '' },
      1,
      signal,
    )
    return { products: found.data.slice(0, suggestedProducts), total: found.total }
  })

  const subscribe = fromPromise<SubscribeOutcome, { email: string }>(async ({ input }) => {
    const reply = await api.newsletter.subscribe({ body: input })
    return reply.status === 200
      ? { kind: 'subscribed', message: reply.body.message }
      : refused(reply)
  })

  const watchScroll = fromCallback(({ sendBack }) => {
    const tell = () => sendBack({ type: 'page.scrolled', y: Math.max(0, window.scrollY) })
    window.addEventListener('scroll', tell, { passive: true })
    return () => window.removeEventListener('scroll', tell)
  })

  return {
    searchPanel: machines.searchPanel.provide({
      actors: { suggest, loadRecent: fromPromise(async () => recent.read()) },
      actions: { rememberRecent: ({ context }) => recent.write(context.recent) },
    }),
    newsletter: machines.newsletter.provide({ actors: { subscribe } }),
    topStrip: machines.topStrip.provide({ actors: { watchScroll } }),
  }
}
