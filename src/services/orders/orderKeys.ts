import { createKeptValues } from '../parts/keptValues.ts'

const prefixOf = (userId: string) => `alma.order.${userId}.`

/**
 * The Idempotency-Keys of a customer's orders whose outcome is not known, on this device (rule O12). Each key has its
 * own entry, so that tabs that order at the same time do not overwrite each other's.
 */
export const createOrderKeys = (storage: () => Storage) => {
  const values = createKeptValues(storage)
  return {
    read: (userId: string): readonly string[] =>
      values.names(prefixOf(userId)).map((name) => name.slice(prefixOf(userId).length)),
    keep: (userId: string, key: string): void => values.write(`${prefixOf(userId)}${key}`, true),
    forget: (userId: string, key: string): void => values.remove(`${prefixOf(userId)}${key}`),
  }
}
export type OrderKeys = ReturnType<typeof createOrderKeys>
