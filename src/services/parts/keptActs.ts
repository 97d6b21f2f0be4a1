import { createKeptValues } from './keptValues.ts'

/**
 * A customer's acts whose outcomes are not known, in the storage of one tab.
 * @param kind a part of the names under which they are stored
 * @param isAct whether a stored value is one; others are ignored
 */
export const createKeptActs = <Act>(
  kind: string,
  isAct: (kept: unknown) => kept is Act,
  storage: () => Storage,
) => {
  const values = createKeptValues(storage)
  const nameOf = (userId: string) => `alma.${kind}.${userId}`
  return {
    read: (userId: string): readonly Act[] => {
      const kept = values.read(nameOf(userId))
      return Array.isArray(kept) ? kept.filter(isAct) : []
    },
    keep: (userId: string, acts: readonly Act[]): void => {
      if (acts.length > 0) values.write(nameOf(userId), acts)
      else values.remove(nameOf(userId))
    },
  }
}
