import type { SavedAct } from '../../machines/cart/savedState.ts'
import { createKeptActs } from '../parts/keptActs.ts'

const kinds: readonly unknown[] = ['save', 'restore', 'remove'] satisfies SavedAct['kind'][]

const isText = (kept: unknown) => typeof kept === 'string' && kept !== ''

const isSavedAct = (kept: unknown): kept is SavedAct => {
  const { kind, ids, key } = Object(kept)
  return kinds.includes(kind) && isText(key) && Array.isArray(ids) && ids.every(isText)
}

/** A customer's acts on saved rows whose outcome is not known, in the storage of one tab. */
export const createKeptSavedActs = (storage: () => Storage) =>
  createKeptActs('saves', isSavedAct, storage)
export type KeptSavedActs = ReturnType<typeof createKeptSavedActs>
