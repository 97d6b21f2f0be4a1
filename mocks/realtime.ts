import {
  missedAll,
  missedNothing,
  type Realtime,
  type RealtimeConnection,
  type RealtimeListener,
  serverEvents,
  type Told,
} from '../src/contracts/realtime.ts'
import { parsed } from './routes.ts'
import type { MockShop } from './shop.ts'

/** A connection on which nothing is ever told. */
export const unheard: RealtimeConnection = { watch: () => undefined, close: () => undefined }

/** The shop's socket without a network: connects at once, and tells what happens in the mock shop. */
export const mockRealtime = ({ sessions, applications, feed, cart }: MockShop): Realtime => ({
  connect: (token, listener) => {
    const customerId = sessions.customerOf(token)
    if (customerId === undefined) {
      queueMicrotask(() => listener.lost('refused'))
      return unheard
    }
    queueMicrotask(() => {
      listener.connected(missedAll)
      const { version } = cart.whole(customerId)
      listener.told({ event: 'cart.changed', body: { version, delta: null } })
    })
    let watched: readonly string[] = []
    const isInCart = (slug: string) =>
      cart.rows(customerId).some(({ sold }) => sold.product.slug === slug)
    const close = feed.listen((hears, { event, body }) => {
      if (hears !== undefined && hears !== customerId) return
      if (event === 'application.changed') return
      if (event === 'customer.locked' && sessions.customerOf(token) !== undefined) return
      if (event === 'stock.changed' && !watched.includes(body.slug) && !isInCart(body.slug)) return
      listener.told({
        event,
        body: parsed(`the event ${event}`, serverEvents[event], body),
      } as Told)
    })
    const watch = (slugs: readonly string[]) => {
      watched = slugs
    }
    return { watch, close }
  },

  follow: (application, listener) => {
    const customerId = applications.applicantOf(application)
    if (customerId === undefined) {
      queueMicrotask(() => listener.lost('refused'))
      return unheard
    }
    queueMicrotask(() => listener.connected(missedNothing))
    const close = feed.listen((hears, news) => {
      if (hears === customerId && news.event === 'application.changed') listener.told(news)
    })
    return { close }
  },
})

/** A socket that nobody answers: every connection is lost at once. */
const lose = (_token: string, listener: RealtimeListener): RealtimeConnection => {
  queueMicrotask(() => listener.lost('lost'))
  return unheard
}
export const deadRealtime: Realtime = { connect: lose, follow: lose }
