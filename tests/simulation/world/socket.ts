import {
  missedAll,
  type Realtime,
  type RealtimeEvent,
  type RealtimeListener,
} from '../../../src/contracts/realtime.ts'
import type { TabClock } from './clock.ts'
import type { Network } from './network.ts'
import type { ShopWorld } from './shopWorld.ts'

interface SocketOptions {
  readonly tab: number
  readonly network: Network
  readonly tabClock: TabClock
  readonly world: ShopWorld
  readonly trace: (what: string) => void
  readonly count: (what: string) => void
}

/**
 * The shop's socket over a simulated network. Events come in order, as over one connection, unless a fault makes
 * a change of the cart late; an event is lost only together with its connection. On connecting, a page is sent the
 * version of the cart. The shop closes a socket whose session has ended.
 */
export const createSocket = (options: SocketOptions) => {
  const { tab, network, tabClock, world, trace, count } = options
  let armed: ('twice' | number)[] = []
  let open: { readonly lose: () => void; readonly token: string } | undefined

  const takeFault = () => {
    const [fault, ...others] = armed
    armed = others
    if (fault !== undefined) count(fault === 'twice' ? 'eventTwice met' : 'eventLate met')
    return fault
  }

  const follow = (customerId: string, listener: RealtimeListener, isOpen: () => boolean) => {
    let last = 0
    let lastLate = 0
    let watched: readonly string[] = []
    const deliver = (news: RealtimeEvent, ms: number) =>
      tabClock.later(() => {
        if (!isOpen()) return
        trace(`tab ${tab}: hears ${news.event}`)
        listener.received(news)
      }, ms)
    const concerns = (slug: string) =>
      watched.includes(slug) ||
      world.cartOf(customerId).some(({ cart }) => cart.productSlug === slug)
    /** Only changes of the cart, which have versions, may overtake each other: one connection keeps the order. */
    const send = (news: RealtimeEvent) => {
      const isCart = news.event === 'cart.changed'
      const fault = isCart ? takeFault() : undefined
      last = Math.max(last, world.now() + network.latency(), isCart ? 0 : lastLate)
      const ms = last - world.now()
      if (typeof fault === 'number') {
        lastLate = Math.max(lastLate, last + fault)
        return void deliver(news, ms + fault)
      }
      deliver(news, ms)
      if (fault === 'twice') deliver(news, ms + 1)
    }
    const stop = world.shop.feed.listen((hears, news) => {
      if (hears !== undefined && hears !== customerId) return
      const isOfProduct = news.event === 'stock.changed' || news.event === 'product.changed'
      if (isOfProduct && !concerns(news.body.slug)) return
      send(JSON.parse(JSON.stringify(news)) as RealtimeEvent)
    })
    send({ event: 'cart.changed', body: { version: world.cartVersionOf(customerId), delta: null } })
    return {
      stop,
      watch: (slugs: readonly string[]) => {
        watched = slugs
      },
    }
  }

  const realtime: Realtime = {
    // The simulation has no applicants.
    follow: () => ({ close: () => undefined }),
    connect: (token, listener) => {
      let isClosed = false
      let following: ReturnType<typeof follow> | undefined
      const close = () => {
        isClosed = true
        following?.stop()
        stopHearing()
        if (open === connection) open = undefined
      }
      const lose = (why: 'lost' | 'refused') =>
        tabClock.later(() => {
          if (isClosed) return
          close()
          trace(`tab ${tab}: socket ${why}`)
          listener.lost(why)
        }, 1)
      const stopHearing = network.onCut(() => void lose('lost'))
      const connection = { token, lose: () => void lose('lost') }
      tabClock.later(() => {
        if (isClosed) return
        if (!network.isUp()) return void lose('lost')
        const customerId = world.customerOf(token)
        if (customerId === undefined) return void lose('refused')
        following = follow(customerId, listener, () => !isClosed)
        following.watch(wanted)
        open = connection
        trace(`tab ${tab}: socket connected`)
        // The simulated shop keeps no record of events.
        listener.connected(missedAll)
      }, network.latency() * 2)
      let wanted: readonly string[] = []
      return {
        watch: (slugs) => {
          wanted = slugs
          following?.watch(slugs)
        },
        close,
      }
    },
  }

  return {
    realtime,
    lose: () => open?.lose(),
    eventLate: (ms: number) => armed.push(ms),
    eventTwice: () => armed.push('twice'),
    calm: () => {
      armed = []
    },
    /** The shop closes the socket of an ended session. */
    closeEnded: () => {
      const ended = open
      if (!ended || world.customerOf(ended.token) !== undefined) return
      open = undefined
      ended.lose()
    },
  }
}
