/**
 * Creates a queue of asynchronous calls. Each call starts after the previous one has settled, whether it succeeded or
 * failed. It keeps changes of the cart in the order in which the customer made them. `p-limit` does the same, but adds
 * 0.5 kB to the first visit for these five lines.
 */
export const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(call: () => Promise<T>): Promise<T> => {
    const queued = last.then(call)
    last = queued.catch(() => undefined)
    return queued
  }
}
export type Queue = ReturnType<typeof createQueue>
