interface Running {
  readonly end: () => void
  /** When it ends, by the moved clock. */
  readonly due: number
  readonly timer: ReturnType<typeof setTimeout>
}

/** A delay that starts itself again would end endlessly: one move ends at most so many. */
const mostAtOnce = 1_000

/**
 * A clock that can be moved forwards: the date, and the delays of all statecharts. Delays that would have ended
 * meanwhile end at once, each at its time, with those that begin then; others become shorter. Timers of the page
 * itself, such as that of a call, keep their time.
 */
export const createClock = (onChange: () => void) => {
  const RealDate = Date
  let shift = 0
  let nextId = 1
  const running = new Map<number, Running>()

  const now = () => RealDate.now() + shift

  class MovedDate extends RealDate {
    constructor(...given: [] | [number | string | Date]) {
      super(...((given.length === 0 ? [now()] : given) as [number]))
    }
    static override now = now
  }

  const wait = (id: number, end: () => void, due: number) => {
    const timer = setTimeout(() => fire(id), due - now())
    running.set(id, { end, due, timer })
  }
  const clear = (id: number) => {
    clearTimeout(running.get(id)?.timer)
    running.delete(id)
  }
  const fire = (id: number) => {
    const ended = running.get(id)
    clear(id)
    ended?.end()
  }

  /** @param by how far, ms; the sum of all moves counts */
  const move = (by: number): void => {
    const wanted = shift + by
    globalThis.Date = MovedDate as DateConstructor
    for (let ended = 0; ended < mostAtOnce; ended += 1) {
      const [next] = [...running].toSorted(([, a], [, b]) => a.due - b.due)
      if (!next || next[1].due > RealDate.now() + wanted) break
      shift = Math.max(shift, next[1].due - RealDate.now())
      fire(next[0])
    }
    shift = wanted
    for (const [id, { end, due }] of [...running]) {
      clear(id)
      wait(id, end, due)
    }
    onChange()
  }

  /** Delays that run keep their time. */
  const reset = (): void => {
    for (const [id, one] of running) running.set(id, { ...one, due: one.due - shift })
    shift = 0
    globalThis.Date = RealDate
    onChange()
  }

  return {
    /** For the option `clock` of `createActor`. */
    ofActors: {
      setTimeout: (end: () => void, ms: number): number => {
        const id = nextId
        nextId += 1
        wait(id, end, now() + ms)
        return id
      },
      clearTimeout: clear,
    },
    /** How far it has been moved, ms. */
    shift: (): number => shift,
    move,
    reset,
    /** @param ms how far ahead of the machine's clock it is from now on; 0 is back to now */
    setShift: (ms: number): void => (ms === 0 ? reset() : move(ms - shift)),
  }
}
