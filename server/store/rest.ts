import { setTimeout as sleep } from 'node:timers/promises'

/** Work after which others get their turn, ms. */
const workMs = 25
/** Longer than a writer of another process waits before it asks again (`sqlite.writer.ts`), ms. */
const restMs = 8

/**
 * For whoever writes much, one small transaction after the other: the embedded database has one writer, and
 * without a rest in between buyers would never have their turn.
 * @returns a function to be awaited after each transaction
 */
export const createRest = (): (() => Promise<void>) => {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < workMs) return
    await sleep(restMs)
    begun = performance.now()
  }
}
