import {
  missedAll,
  missedNothing,
  type Realtime,
  type RealtimeConnection,
  type RealtimeEvent,
  type RealtimeListener,
  serverEvents,
} from '../../src/contracts/realtime.ts'
import { parsed } from '../contract/routes.ts'
import type { MockShop } from './shop.ts'

/** A connection without events. */
export const unheard: RealtimeConnection = { watch: () => undefined, close: () => undefined }

/** The shop's socket without a network. Connects at once and forwards the events of the mock shop. */
export const mockRealtime = ({
  sessions,
  applications,
  feed,
  cart,
  profile,
}: MockShop): Realtime => ({
  connect: (token, listener) => {
    const customerId = sessions.customerOf(token)
    if (customerId === undefined) {
      queueMicrotask(() => listener.lost('refused'))
      return unheard
    }
    queueMicrotask(() => {
      listener.connected(missedAll)
      const { version } = cart.whole(customerId)
      listener.received({ event: 'cart.changed', body: { version, delta: null } })
      const { wishlist } = profile.row(customerId)
      listener.received({ event: 'wishlist.changed', body: { wishlist } })
    })
    let watched: readonly string[] = []
    const isInCart = (slug: string) =>
      cart.rows(customerId).some(({ sold }) => sold.product.slug === slug)
    const close = feed.listen((recipient, { event, body }) => {
      if (recipient !== undefined && recipient !== customerId) return
      if (event === 'application.changed') return
      if (event === 'customer.locked' && sessions.customerOf(token) !== undefined) return
      const isOfProduct = event === 'stock.changed' || event === 'product.changed'
      if (isOfProduct && !watched.includes(body.slug) && !isInCart(body.slug)) return
      listener.received({
        event,
        body: parsed(`the event ${event}`, serverEvents[event], body),
      } as RealtimeEvent)
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
    const close = feed.listen((recipient, event) => {
      if (recipient === customerId && event.event === 'application.changed')
        listener.received(event)
    })
    return { close }
  },
})

/** A socket whose connections are lost immediately. */
const lose = (_token: string, listener: RealtimeListener): RealtimeConnection => {
  queueMicrotask(() => listener.lost('lost'))
  return unheard
}
export const deadRealtime: Realtime = { connect: lose, follow: lose }
