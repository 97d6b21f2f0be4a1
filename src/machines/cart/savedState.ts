import type { SavedRow } from '../../contracts/cart/saved.ts'
import type { Problem } from '../../contracts/primitives.ts'

/** What the buyer does with rows: those of the cart by their ids, saved ones by the ids of their variants. */
export interface SavedAct {
  readonly kind: 'save' | 'restore' | 'remove'
  readonly ids: readonly string[]
  /** The Idempotency-Key of a move, until its outcome is known. */
  readonly key: string
}

export type RowProblems = Readonly<Record<string, Problem>>

/** The state of the machine of the saved rows. */
export interface SavedState {
  readonly userId: string
  readonly rows: readonly SavedRow[]
  /** The acts that are not done yet; the first one is being sent. */
  readonly acts: readonly SavedAct[]
  /** How often the first act has failed. */
  readonly failures: number
  /** Of the rows that the shop has last refused to move. */
  readonly problems: RowProblems
}

/** Some of the acts are not done yet. */
export const hasActs = ({ context }: { readonly context: SavedState }) => context.acts.length > 0

/** An act of this kind with a row is not done yet. */
export const isWaiting = (acts: readonly SavedAct[], kind: SavedAct['kind'], id: string): boolean =>
  acts.some((act) => act.kind === kind && act.ids.includes(id))

export const noSavedRows: SavedState = { userId: '', rows: [], acts: [], failures: 0, problems: {} }
