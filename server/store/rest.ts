import { setTimeout as sleep } from 'node:timers/promises'

/** How long to work before a pause, ms. */
const workMs = 25
/**
 * Length of a pause, ms. Longer than the retry interval of other writers (`sqlite.writer.ts`). With it, `bench:mixed`
 * answers 1,843 requests a second beside an import; with 8 ms it answered 1,722 (averages of three runs).
 */
const restMs = 16

/**
 * Gives other writers a chance during a long series of small transactions, such as an import. SQLite has one writer at
 * a time, so without pauses buyers could not write.
 * @returns a function to await after each transaction
 */
export const createRest = (): (() => Promise<void>) => {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < workMs) return
    await sleep(restMs)
    begun = performance.now()
  }
}
