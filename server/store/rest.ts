import { setTimeout as sleep } from 'node:timers/promises'

/** How long to work before a rest, ms. */
const workMs = 25
/** Longer than the wait between two tries of another writer (`sqlite.writer.ts`), ms. */
const restMs = 8

/**
 * Gives other writers a chance during a long series of small transactions, such as an import. SQLite has one writer at a
 * time, so without a rest buyers could not write.
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
