const nameOf = (userId: string) => `alma.order.${userId}`

/**
 * The Idempotency-Key of an order whose outcome a customer does not know, on this device. A storage that is
 * full or forbidden keeps nothing.
 */
export const createOrderKeys = (storage: () => Storage) => ({
  read: (userId: string): string | null => {
    try {
      return storage().getItem(nameOf(userId))
    } catch {
      return null
    }
  },
  keep: (userId: string, key: string): void => {
    try {
      storage().setItem(nameOf(userId), key)
    } catch {
      // Until the page ends, the key is in memory.
    }
  },
  forget: (userId: string): void => {
    try {
      storage().removeItem(nameOf(userId))
    } catch {
      // What cannot be written was not kept either.
    }
  },
})
export type OrderKeys = ReturnType<typeof createOrderKeys>
