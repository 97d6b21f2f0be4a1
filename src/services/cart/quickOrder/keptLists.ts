import type { KeptList } from '../../../machines/cart/quickOrder/keptList.ts'
import { createKeptValues } from '../../parts/keptValues.ts'

const prefix = 'alma.quickOrder.'

/** Whether a stored value has the parts that every version of the shop can show. */
const isKeptList = (kept: unknown): kept is KeptList => {
  const { text, lines, attempt } = Object(kept)
  return (
    typeof text === 'string' &&
    Array.isArray(lines) &&
    lines.every(
      (line) =>
        typeof line?.key === 'number' &&
        typeof line.asked?.code === 'string' &&
        typeof line.asked.quantity === 'string',
    ) &&
    (attempt === null || (typeof attempt?.key === 'string' && Array.isArray(attempt.lines)))
  )
}

/** The list of a customer's quick order, in the storage of one tab, while the page is not open. */
export const createKeptLists = (storage: () => Storage) => {
  const values = createKeptValues(storage)
  const dropAll = () => {
    for (const name of values.names(prefix)) values.remove(name)
  }
  return {
    keep: (customerId: string, list: KeptList): void =>
      values.write(`${prefix}${customerId}`, list),
    /** The customer's list. It is removed, and so are those of others. */
    take: (customerId: string): KeptList | null => {
      const kept = values.read(`${prefix}${customerId}`)
      dropAll()
      return isKeptList(kept) ? kept : null
    },
    dropAll,
  }
}
export type KeptLists = ReturnType<typeof createKeptLists>
