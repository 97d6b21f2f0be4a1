/** A delay that is running. */
export interface Timer<Label> {
  readonly id: number
  /** When it ends, ms since the run began. */
  readonly due: number
  readonly label: Label
}

/**
 * A clock that is stopped until one of its timers is fired. Pass it to an actor system as `clock`.
 * @param labelNext returns the purpose of the timer that is being set
 */
export const createLabClock = <Label>(labelNext: () => Label) => {
  let now = 0
  let nextId = 1
  let running: readonly (Timer<Label> & { readonly end: () => void })[] = []
  return {
    setTimeout: (end: () => void, delay: number): number => {
      const id = nextId
      nextId += 1
      running = [...running, { id, due: now + delay, label: labelNext(), end }]
      return id
    },
    clearTimeout: (id: unknown): void => {
      running = running.filter((timer) => timer.id !== id)
    },
    /** The running delays, in the order in which they end. */
    timers: (): readonly Timer<Label>[] =>
      running
        .map(({ id, due, label }) => ({ id, due, label }))
        .toSorted((a, b) => a.due - b.due || a.id - b.id),
    /** Advances to the end of timer `id` and fires it. */
    fire: (id: number): void => {
      const timer = running.find((known) => known.id === id)
      if (!timer) throw new Error(`no timer ${id} is running`)
      running = running.filter((known) => known !== timer)
      now = Math.max(now, timer.due)
      timer.end()
    },
    now: () => now,
  }
}
