/** How often a call is made again that the shop itself failed at. */
export const triesAtMost = 5

/** The wait after the first failure, and the longest of all, ms. */
const firstWait = 1_000
const longestWait = 30_000

/** How long to wait before a failed call is made again, ms: twice as long after each failure. */
export const backOff = (failures: number, longest = longestWait): number =>
  Math.min(longest, firstWait * 2 ** Math.max(0, failures - 1))
