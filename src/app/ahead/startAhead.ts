import type { DataRouter, RouteObject } from 'react-router-dom'
import type { QuietSignal } from '../../services/parts/quiet.ts'
import type { Composed } from '../compose/compose.ts'
import { addressOf, currentEntry, placeOf } from '../compose/placeOf.ts'
import { createLeftPages } from './leftPages.ts'
import { loadQuietly, pageAhead } from './loadQuietly.ts'
import { createPreloads } from './preloads.ts'
import { savesData } from './savesData.ts'
import { watchLinks } from './watchLinks.ts'

type Router = Pick<DataRouter, 'state' | 'subscribe'>

/** The kinds of pages that are shown again at once. */
const keptKinds: ReadonlySet<string> = new Set(['eshop', 'category', 'product'])

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null

const shownPage = ({ location, matches, loaderData }: Router['state']) => ({
  entry: placeOf(location),
  address: addressOf(location),
  data: loaderData[matches.at(-1)?.route.id ?? ''] as object | null | undefined,
})

/**
 * Makes moves instant (rules P17, P18): loads pages ahead when the buyer is about to open them, and shows those that
 * the buyer goes back to from the data that they had.
 */
export const startAhead = (composed: Composed, routes: RouteObject[], router: Router) => {
  const { root, refs, services } = composed
  const readerOf = () => JSON.stringify([services.readUser()?.token, composed.chosenLanguage()])
  const now = () => performance.now()
  const preloads = createPreloads(now, readerOf)
  const left = createLeftPages(now, readerOf)
  const old = new WeakSet<object>()

  const canLoad = () =>
    navigator.onLine && !savesData() && refs.connectivity.getSnapshot().matches('online')
  const stopWatching = watchLinks((address) => {
    const { location, navigation } = router.state
    const isThere = [location, navigation.location].some((at) => at && addressOf(at) === address)
    if (isThere || !canLoad()) return
    const page = pageAhead(address.replace(/\?.*/, ''), services.readUser() === null)
    if (!page) return
    const load = () => loadQuietly(routes, page, address)
    preloads.start({ address, shows: page.shows ?? [], load })
  })

  /** For whom data were loaded. */
  const readers = new WeakMap<object, string>()
  let shown = shownPage(router.state)
  if (shown.data) readers.set(shown.data, readerOf())
  let isProductOld = false

  const keep = ({ entry, address, data }: ReturnType<typeof shownPage>) => {
    const { kind = '' } = pageAhead(address.replace(/\?.*/, ''), false) ?? {}
    const reader = data ? readers.get(data) : undefined
    if (data && reader !== undefined && keptKinds.has(kind))
      left.keep(entry, { address, data }, reader)
  }
  const stopFollowing = router.subscribe((state) => {
    const page = shownPage(state)
    if (page.entry !== shown.entry) keep(shown)
    shown = page
    if (state.navigation.state !== 'idle' || !isProductOld) return
    isProductOld = false
    // The router is still ending the navigation.
    queueMicrotask(() => root.send({ type: 'shop.changed', what: 'product' }))
  })

  /** The data of a page to which the buyer goes back. The address bar shows it before it has opened. */
  const recall = (address: string): object | undefined => {
    const entry = currentEntry()
    const data = addressOf(entry) === address ? left.recall(placeOf(entry), address) : undefined
    if (!data) return undefined
    isProductOld = 'product' in data
    if ('first' in data) old.add(data.first as object)
    return data
  }

  /** The data for a move to an address. The shown page is always loaded again. */
  const atHand = (address: string): Promise<unknown> | undefined => {
    if (address === shown.address) return undefined
    const recalled = recall(address)
    return recalled ? Promise.resolve(recalled) : preloads.take(address)
  }

  composed.ahead.loads = {
    around: async (request, load) => {
      if ((request.signal as QuietSignal).isQuiet) return load()
      const address = addressOf(new URL(request.url))
      const reader = readerOf()
      const data = await (atHand(address)?.catch(load) ?? load())
      // A customer who logs in or out meanwhile must not get them from here.
      if (isObject(data) && reader === readerOf()) readers.set(data, reader)
      return data
    },
    isOld: (data) => isObject(data) && old.has(data),
  }
  const subscriptions = [
    root.on('reload', ({ what }) => {
      preloads.outdate(what)
      if (what === 'everything') left.clear()
    }),
    root.on('catalogue.changed', () => preloads.outdate('lists')),
    root.on('stock.changed', () => preloads.outdate('product')),
  ]
  return () => {
    stopWatching()
    stopFollowing()
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
