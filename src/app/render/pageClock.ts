/**
 * The clock of the machines of one page. They are not stopped when the page is rendered, which would take a twentieth of
 * its time: on the server they hold nothing outside of the page but their timers.
 */
export const createPageClock = () => {
  const timers = new Set<NodeJS.Timeout>()
  let isOver = false
  return {
    clock: {
      setTimeout: (run: () => void, ms: number): NodeJS.Timeout | undefined => {
        if (isOver) return undefined
        const timer = setTimeout(run, ms)
        timers.add(timer)
        return timer
      },
      clearTimeout: (timer: NodeJS.Timeout | undefined): void => clearTimeout(timer),
    },
    /** Ends all timers, and those that are set later. */
    end: (): void => {
      isOver = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
