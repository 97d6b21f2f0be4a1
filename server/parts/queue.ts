import pLimit from 'p-limit'

/**
 * Creates a first-in, first-out queue that runs at most `width` tasks at a time. `p-limit` has no limit on waiting
 * tasks; this one refuses tasks, so that answers under load still take only seconds.
 * @param longestQueue maximum number of waiting tasks; more are refused
 * @returns a function that enqueues a task; it returns undefined if too many are waiting
 */
export const createQueue = (width: number, longestQueue = 200) => {
  const limit = pLimit(width)
  return <T>(work: () => Promise<T>): Promise<T> | undefined =>
    limit.pendingCount < longestQueue ? limit(work) : undefined
}
