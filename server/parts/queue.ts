/**
 * Creates a first-in, first-out queue that runs at most `width` tasks at a time.
 * @param longestQueue maximum number of waiting tasks; more are refused
 * @returns a function that enqueues a task; it returns undefined if too many are waiting
 */
export const createQueue = (width: number, longestQueue = 200) => {
  const waiting: (() => void)[] = []
  let running = 0
  return <T>(work: () => Promise<T>): Promise<T> | undefined => {
    if (waiting.length >= longestQueue) return undefined
    const turn =
      running < width ? Promise.resolve() : new Promise<void>((begin) => waiting.push(begin))
    if (running < width) running += 1
    return turn.then(work).finally(() => {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    })
  }
}
