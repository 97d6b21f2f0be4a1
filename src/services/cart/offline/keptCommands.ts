import type { CartCommand } from '../../../domain/cart/offline/commands.ts'
import { createKeptValues } from '../../parts/keptValues.ts'

const prefix = 'alma.offline.'
const nameOf = (userId: string) => `${prefix}${userId}`

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const isWhole = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0

const isCommand = (kept: unknown): kept is CartCommand => {
  const { key, productId, sku, title, seen, quantity, isTried, agrees } = Object(kept)
  return (
    [key, productId, sku].every(isText) &&
    typeof Object(title).en === 'string' &&
    isWhole(quantity) &&
    [isTried, agrees].every((each) => typeof each === 'boolean') &&
    Array.isArray(seen) &&
    seen.every(isWhole)
  )
}

/** The edits of the cart that wait for the connection, on the device, by customer (rule K23). */
export const createKeptCommands = (storage: () => Storage) => {
  const values = createKeptValues(storage)
  const read = (userId: string): readonly CartCommand[] => {
    const kept = values.read(nameOf(userId))
    return Array.isArray(kept) ? kept.filter(isCommand) : []
  }
  return {
    read,
    /** Stores what differs. Commands that other tabs have stored meanwhile stay. */
    change: (
      userId: string,
      before: readonly CartCommand[],
      after: readonly CartCommand[],
    ): void => {
      const differing = [...before, ...after].filter(
        (command) => !before.includes(command) || !after.includes(command),
      )
      const touched = new Set(differing.map(({ productId }) => productId))
      if (touched.size === 0) return
      const others = read(userId).filter(({ productId }) => !touched.has(productId))
      const commands = [...others, ...after.filter(({ productId }) => touched.has(productId))]
      if (commands.length > 0) values.write(nameOf(userId), commands)
      else values.remove(nameOf(userId))
    },
    /** Removes those of other customers of the device. */
    dropOthers: (userId: string): void => {
      for (const name of values.names(prefix)) if (name !== nameOf(userId)) values.remove(name)
    },
    /** Whether a change of the storage concerns a customer; null means everything was removed. */
    concerns: (userId: string, name: string | null): boolean =>
      name === null || name === nameOf(userId),
  }
}
export type KeptCommands = ReturnType<typeof createKeptCommands>
