/** How often a call is made again that the shop itself failed at. */
export const triesAtMost = 5

/** The wait after the first failure, and the longest of all, ms. */
const firstWait = 1_000
const longestWait = 30_000
const longestReconnectWait = 5_000

/** How long to wait before a failed call is made again, ms: twice as long after each failure. */
export const backOff = (failures: number): number =>
  Math.min(longestWait, firstWait * 2 ** Math.max(0, failures - 1))

/**
 * How long to wait before a lost socket is opened again, ms: 1 to 5 s (rule R2). At random, so that not all clients
 * come back at once after a restart of the server.
 */
export const reconnectWait = (): number =>
  firstWait + Math.random() * (longestReconnectWait - firstWait)
