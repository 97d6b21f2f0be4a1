import type { ListSummary } from '../../contracts/cart/lists.ts'

const plain = (name: string) => name.trim().toLowerCase()

/**
 * Whether another list of the customer has this name, whatever its case and outer spaces (rule K21).
 * @param own the id of the list that gets the name; undefined for a new one
 */
export const isNameTaken = (
  name: string,
  lists: readonly Pick<ListSummary, '_id' | 'name'>[],
  own?: string,
): boolean => lists.some((list) => list._id !== own && plain(list.name) === plain(name))
