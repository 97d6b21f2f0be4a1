import type { CartRow } from '../../contracts/cart.ts'
import type { CartReader } from '../../machines/pickerDraft.ts'

/** The payloads of an event that carries none. */
export const bare = { 'no payload': {} } as const

/** A cart that nobody changes. */
export const stillCart = (rows: readonly CartRow[]): CartReader => ({
  getSnapshot: () => ({ context: { rows } }),
  subscribe: () => ({ unsubscribe: () => undefined }),
})
