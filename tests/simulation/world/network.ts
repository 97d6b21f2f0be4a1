import { NetworkError } from '../../../src/services/parts/failures.ts'
import { hashOf } from '../random.ts'
import type { Aim, Fault } from '../schedule.ts'
import type { SimulatedClock, TabClock } from './clock.ts'
import type { ShopAnswer, ShopCall, ShopWorld } from './shopWorld.ts'

/** How long a call may take, ms (rule I2). */
const timeout = 50_000
/** The client's wait before it retries a read, ms. */
const retryAfter = 300
/** The answer of a failed server. */
const broken: ShopAnswer = {
  status: 500,
  body: { code: 'internal', message: 'Something went wrong.' },
}

type CallFault = Extract<Fault, { readonly aim: Aim }>

/** A call without an answer, from the tab's point of view. */
export interface Failure {
  readonly call: string
  readonly sentAt: number
  readonly at: number
}

interface Change {
  /** The page has stopped waiting for it. */
  readonly isGivenUp: () => boolean
  readonly arrive: () => Promise<void>
}

interface Flight {
  readonly fail: (why: string) => void
  readonly abandon: () => void
}

export interface NetworkOptions {
  readonly seed: number
  readonly tab: number
  readonly clock: SimulatedClock
  readonly tabClock: TabClock
  readonly world: ShopWorld
  readonly trace: (what: string) => void
  readonly count: (what: string) => void
}

const aims: Readonly<Record<Aim, (name: string, isRead: boolean) => boolean>> = {
  any: () => true,
  read: (_, isRead) => isRead,
  change: (_, isRead) => !isRead,
  cart: (name, isRead) => name.startsWith('cart.') && !isRead,
  saved: (name, isRead) => name.startsWith('saved.') && !isRead,
  list: (name) => name === 'lists.save',
  wish: (name, isRead) => /wishlist/i.test(name) && !isRead,
  wishlist: (name) => name === 'customer.getWishlist',
  order: (name) => name === 'orders.place',
  login: (name) => name === 'customer.login',
}

/**
 * The network between one tab and the shop. Latencies depend on the seed and the number of calls of the tab, so that
 * leaving out a step of a schedule changes little of the rest. A lost call never reaches the shop; with a lost answer
 * the shop has processed the call, and the tab sees a failed network.
 */
export const createNetwork = (options: NetworkOptions) => {
  const { seed, tab, clock, tabClock, world, trace, count } = options
  let isUp = true
  let slowness = 0
  let calls = 0
  let armed: readonly CallFault[] = []
  const flights = new Set<Flight>()
  const failures: Failure[] = []
  const troubles: number[] = []
  const cutListeners = new Set<() => void>()
  /** Changes on their way to the shop, the oldest first. */
  let onTheWay: readonly Change[] = []

  const latency = (leg: number) => 8 + (hashOf(seed, tab, calls, leg) % 60) + slowness

  /**
   * A change reaches the shop, after earlier changes that the page has given up. A late call is assumed to arrive
   * before the next one is answered; changes that the page still waits for may arrive in any order.
   */
  const overtakenBy = (change: Change): readonly Change[] => {
    const place = onTheWay.indexOf(change)
    onTheWay = onTheWay.filter((each) => each !== change)
    return onTheWay.slice(0, Math.max(0, place)).filter((earlier) => earlier.isGivenUp())
  }

  const takeFault = (name: string, isRead: boolean): CallFault | undefined => {
    const fault = armed.find(({ aim }) => aims[aim](name, isRead))
    armed = armed.filter((each) => each !== fault)
    if (!fault) return undefined
    count(`${fault.fault} met`)
    if (isLossy(fault)) troubles.push(clock.now())
    return fault
  }

  /** One attempt of a call. Rejects with a NetworkError, or with the reason of an abort signal. */
  const send = (call: ShopCall, isRead: boolean, signal: AbortSignal | undefined) =>
    new Promise<ShopAnswer>((resolve, reject) => {
      calls += 1
      const { name } = call
      const sentAt = clock.now()
      const [up, down] = [latency(1), latency(2)]
      const fault = takeFault(name, isRead)
      let isOver = false
      const end = (finish: () => void) => {
        if (isOver) return
        isOver = true
        flights.delete(flight)
        tabClock.forget(timer)
        finish()
      }
      const fail = (why: string) =>
        end(() => {
          trace(`tab ${tab}: ${name} failed: ${why}`)
          failures.push({ call: name, sentAt, at: clock.now() })
          reject(new NetworkError(`${name}: ${why}`))
        })
      const timer = tabClock.later(() => fail('time-out'), timeout)
      const flight: Flight = {
        fail: (why) => void tabClock.later(() => fail(why), 0),
        abandon: () => end(() => undefined),
      }
      flights.add(flight)
      signal?.addEventListener('abort', () => end(() => reject(signal.reason)))

      const answer = (given: ShopAnswer) => {
        if (fault?.fault === 'answerLost')
          return void tabClock.later(() => fail('answer lost'), down)
        const late = fault?.fault === 'answerLate' ? fault.ms : 0
        const body = JSON.stringify(given.body)
        tabClock.later(
          () =>
            end(() => {
              trace(`tab ${tab}: ${name} answered ${given.status}`)
              resolve({ status: given.status, body: JSON.parse(body) })
            }),
          down + late,
        )
      }
      const arrive = async () => {
        const late = overtakenBy(change)
        if (isOver && !isKeptAlive(isRead)) return
        if (!isUp) return
        for (const earlier of late) await earlier.arrive()
        if (fault?.fault === 'serverFails') {
          failures.push({ call: name, sentAt, at: clock.now() })
          return answer(broken)
        }
        const cause = { tab, call: name, sentAt, isAdd: call.body.includes('"mode":"add"') }
        trace(`shop: ${name} of tab ${tab}${call.body ? ` ${call.body}` : ''}${paramsOf(call)}`)
        const first = await world.ask(cause, call)
        if (fault?.fault === 'callTwice') return answer(await world.ask(cause, call))
        answer(fault?.fault === 'answerFails' ? broken : first)
      }

      if (!isUp) {
        troubles.push(clock.now())
        return void tabClock.later(() => fail('no connection'), 5)
      }
      if (fault?.fault === 'stuck') return
      if (fault?.fault === 'callLost')
        return void tabClock.later(() => fail('call lost'), up + down)
      const change: Change = {
        isGivenUp: () => isOver,
        arrive: () => {
          clock.clearTimer(arrival)
          return arrive()
        },
      }
      const arrival = clock.setTimer(
        () => void arrive(),
        up + (fault?.fault === 'callLate' ? fault.ms : 0),
      )
      if (!isRead) onTheWay = [...onTheWay, change]
    })

  return {
    failures: failures as readonly Failure[],
    /** When a call met a fault that lost it or its answer, ms. */
    troubles: troubles as readonly number[],
    isUp: () => isUp,
    latency: () => {
      calls += 1
      return latency(3)
    },
    /** Reads are retried once after a network failure, like in the shop's client. */
    call: async (call: ShopCall, isRead: boolean, signal?: AbortSignal): Promise<ShopAnswer> => {
      try {
        return await send(call, isRead, signal)
      } catch (error) {
        if (!isRead || !(error instanceof NetworkError) || signal?.aborted) throw error
        await new Promise<void>((resolve) => tabClock.later(resolve, retryAfter))
        return send(call, isRead, signal)
      }
    },
    /** Whether the shop answers at all. */
    probe: (): Promise<void> =>
      new Promise((resolve, reject) => {
        calls += 1
        tabClock.later(
          () => (isUp ? resolve() : reject(new NetworkError('probe: no connection'))),
          latency(1) + latency(2),
        )
      }),
    arm: (fault: CallFault): void => {
      armed = [...armed, fault]
    },
    slow: (ms: number): void => {
      slowness = ms
    },
    onCut: (listener: () => void): (() => void) => {
      cutListeners.add(listener)
      return () => void cutListeners.delete(listener)
    },
    /** The page is gone: its calls get no answers any more. */
    abandon: (): void => {
      for (const flight of [...flights]) flight.abandon()
    },
    cut: (): void => {
      isUp = false
      if (flights.size > 0) troubles.push(clock.now())
      for (const flight of [...flights]) flight.fail('the connection was cut')
      for (const listener of [...cutListeners]) listener()
    },
    restore: (): void => {
      isUp = true
    },
    /** No more faults: those that wait for a call are dropped. */
    calm: (): void => {
      isUp = true
      slowness = 0
      armed = []
    },
  }
}
export type Network = ReturnType<typeof createNetwork>

const isLossy = ({ fault }: CallFault) => !['callLate', 'answerLate', 'callTwice'].includes(fault)

/** A change is sent even if its page is being left. */
const isKeptAlive = (isRead: boolean) => !isRead

const paramsOf = ({ params }: ShopCall): string => {
  const values = Object.values(params)
  return values.length > 0 ? ` at ${values.join(' ')}` : ''
}
