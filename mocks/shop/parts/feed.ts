import type { RealtimeEvent } from '../../../src/contracts/realtime.ts'

/** A listener to events for one customer, or for everyone if `customerId` is undefined. */
type Listener = (customerId: string | undefined, event: RealtimeEvent) => void

/** Sends the events of the mock shop to listeners, in order. */
export const createFeed = () => {
  const listeners = new Set<Listener>()
  return {
    /** @param customerId undefined for everyone */
    send: (customerId: string | undefined, event: RealtimeEvent): void => {
      for (const listener of [...listeners]) listener(customerId, event)
    },
    /** @returns a function that stops it */
    listen: (listener: Listener): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type Feed = ReturnType<typeof createFeed>
