import type { CartRow } from '../../../src/contracts/cart/cartRows.ts'
import type { CartReader } from '../../../src/machines/cart/cartWatcher.ts'

/** The payloads of an event without one. */
export const bare = { 'no payload': {} } as const

/** A cart that does not change. */
export const stillCart = (rows: readonly CartRow[]): CartReader => ({
  getSnapshot: () => ({
    context: { rows, known: rows, edits: {}, sending: {}, queued: {} },
    matches: () => false,
  }),
  subscribe: () => ({ unsubscribe: () => undefined }),
})

/** Keys in order, so that a recorded session is the same when it is replayed. */
export const countedKeys = () => {
  let made = 0
  return () => {
    made += 1
    return `key-0000000${made}`
  }
}
