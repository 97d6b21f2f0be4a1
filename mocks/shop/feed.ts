import type { Told } from '../../src/contracts/realtime.ts'

/** Whom something is told: one customer, or everyone. */
type Hears = (customerId: string | undefined, news: Told) => void

/** What the mock shop tells, in order, to whoever listens. */
export const createFeed = () => {
  const listeners = new Set<Hears>()
  return {
    /** @param customerId nobody in particular when it is undefined */
    tell: (customerId: string | undefined, news: Told): void => {
      for (const hears of [...listeners]) hears(customerId, news)
    },
    /** @returns a function that stops it */
    listen: (hears: Hears): (() => void) => {
      listeners.add(hears)
      return () => void listeners.delete(hears)
    },
  }
}
export type Feed = ReturnType<typeof createFeed>
