import type { ActorOptions, AnyActorLogic } from 'xstate'

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>

interface Timer {
  readonly id: number
  readonly at: number
  readonly run: () => void
}

/** This many timers in one period mean a loop: something retries without a pause. */
const mostTimers = 20_000

/** Waits until every promise that can settle has settled. Nothing in the simulation waits for the real clock. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/**
 * The simulated clock, ms: it is stopped until it is advanced, and then runs one timer after the other, each followed
 * by everything that it triggers. Timers of the same moment run in the order in which they were set.
 */
export const createClock = (begins: number) => {
  let now = begins
  let lastId = 0
  const timers: Timer[] = []

  const setTimer = (run: () => void, ms: number): number => {
    lastId += 1
    const at = now + Math.max(0, ms)
    let place = timers.length
    while (place > 0 && (timers[place - 1] as Timer).at > at) place -= 1
    timers.splice(place, 0, { id: lastId, at, run })
    return lastId
  }
  const clearTimer = (id: number): void => {
    const place = timers.findIndex((timer) => timer.id === id)
    if (place !== -1) timers.splice(place, 1)
  }

  /**
   * Runs every timer up to `until`; `afterEach` is called after each one.
   * @throws if this does not end
   */
  const advanceTo = async (until: number, afterEach: () => void): Promise<void> => {
    let ran = 0
    for (let next = timers[0]; next && next.at <= until; next = timers[0]) {
      ran += 1
      if (ran > mostTimers) throw new Error(`more than ${mostTimers} timers ran: a loop`)
      timers.shift()
      now = Math.max(now, next.at)
      next.run()
      await settle()
      afterEach()
    }
    now = Math.max(now, until)
  }

  return {
    now: () => now,
    setTimer,
    clearTimer,
    advanceTo,
  }
}
export type SimulatedClock = ReturnType<typeof createClock>

/**
 * The clock of one tab. While the tab is suspended, as browsers do with background tabs, none of its timers run; when
 * it resumes, all due timers run in order.
 */
export const createTabClock = (clock: SimulatedClock) => {
  let isAsleep = false
  let due: { readonly id: number; readonly run: () => void }[] = []
  let lastId = 0
  const set = new Map<number, number>()

  const later = (run: () => void, ms: number): number => {
    lastId += 1
    const id = lastId
    set.set(
      id,
      clock.setTimer(() => {
        set.delete(id)
        if (isAsleep) due.push({ id, run })
        else run()
      }, ms),
    )
    return id
  }
  const forget = (id: number): void => {
    const timer = set.get(id)
    if (timer !== undefined) clock.clearTimer(timer)
    set.delete(id)
    due = due.filter((each) => each.id !== id)
  }

  return {
    later,
    forget,
    isAsleep: () => isAsleep,
    sleep: (): void => {
      isAsleep = true
    },
    wake: (): void => {
      isAsleep = false
      const waiting = due
      due = []
      for (const { run } of waiting) later(run, 0)
    },
    /** For XState, which allows ids of any type. */
    forActors: {
      setTimeout: (run: () => void, ms: number) => later(run, ms),
      clearTimeout: (id: number) => forget(id),
    } as unknown as Clock,
  }
}
export type TabClock = ReturnType<typeof createTabClock>
