/**
 * Runs at most `width` pieces of work at a time, in the order they came.
 * @param longestQueue pieces that wait at the most; more are refused
 * @returns a function that runs one of them, or undefined when too many wait already
 */
export const createTurns = (width: number, longestQueue = 200) => {
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
