import { type Realtime, serverEvents, type Told } from '../src/contracts/realtime.ts'
import { parsed } from './routes.ts'
import type { MockShop } from './shop.ts'

/** The shop's socket without a network: connects at once, and tells what happens in the mock shop. */
export const mockRealtime = ({ sessions, feed }: MockShop): Realtime => ({
  connect: (token, listener) => {
    const customerId = sessions.customerOf(token)
    if (customerId === undefined) {
      queueMicrotask(() => listener.lost('refused'))
      return () => undefined
    }
    queueMicrotask(() => listener.connected())
    return feed.listen((hears, { event, body }) => {
      if (hears !== undefined && hears !== customerId) return
      listener.told({
        event,
        body: parsed(`the event ${event}`, serverEvents[event], body),
      } as Told)
    })
  },
})

/** A socket that nobody answers: every connection is lost at once. */
export const deadRealtime: Realtime = {
  connect: (_token, listener) => {
    queueMicrotask(() => listener.lost('lost'))
    return () => undefined
  },
}
