import type { CartReader } from '../../../src/machines/cart/cartWatcher.ts'
import { cartRow } from '../fixtures.ts'

const row = cartRow()

/** A cart with one row, whose rows and edits a test sets. */
export const cartWith = (first: object = {}) => {
  let context = { rows: [row], known: [row], edits: {}, sending: {}, queued: {}, ...first }
  const listeners = new Set<(snapshot: object) => void>()
  const cart = {
    getSnapshot: () => ({ context }),
    subscribe: (listen: (snapshot: object) => void) => {
      listeners.add(listen)
      return { unsubscribe: () => listeners.delete(listen) }
    },
  } as unknown as CartReader
  const become = (then: object) => {
    context = { ...context, ...then }
    for (const listen of listeners) listen({ context })
  }
  return { cart, become, listeners }
}
