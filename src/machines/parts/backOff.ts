/** How often a call is retried after a failure of the shop. */
export const triesAtMost = 5

/** The wait after the first failure, and the longest wait, ms. */
const firstWait = 1_000
const longestWait = 30_000
const longestReconnectWait = 5_000

/** The wait before a failed call is retried, ms: twice as long after each failure. */
export const backOff = (failures: number): number =>
  Math.min(longestWait, firstWait * 2 ** Math.max(0, failures - 1))

/**
 * The wait before a lost socket is reopened, ms: 1 to 5 s (rule R2). The time is random, so that clients do not all
 * reconnect at once after a restart of the server.
 */
export const reconnectWait = (): number =>
  firstWait + Math.random() * (longestReconnectWait - firstWait)
