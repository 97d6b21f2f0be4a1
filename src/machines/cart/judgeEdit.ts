import type { CartRow } from '../../contracts/cart/cartRows.ts'
import type { Edit } from '../../domain/cart/edits.ts'
import {
  canDecrease,
  canIncrease,
  decrement,
  increment,
  meetsPooledMinimum,
  moveUp,
} from '../../domain/cart/quantity.ts'
import { movedTo } from '../parts/movedTo.ts'
import type { Sentence } from '../parts/shell.ts'

/** An action of the buyer on the cart. */
export type EditEvent =
  | { readonly type: 'quantity.typed'; readonly rowId: string; readonly quantity: number }
  | { readonly type: 'row.incremented'; readonly rowId: string }
  | { readonly type: 'row.decremented'; readonly rowId: string }
  | { readonly type: 'row.removed'; readonly rowId: string }
  /** The buyer agrees to the price, which has changed since the row was added. */
  | { readonly type: 'price.accepted'; readonly rowId: string }
  /** The delete icon of a grouped line: all rows of the product. */
  | { readonly type: 'line.removed'; readonly productSlug: string }

/** The outcome of an action: the changed rows, and a message. */
export interface Verdict {
  readonly edits: readonly (readonly [rowId: string, edit: Edit])[]
  readonly said?: Sentence
  readonly toast?: Sentence
}

const nothing: Verdict = { edits: [] }

/** The pieces of the row's product with `quantity` in the row. */
const piecesWith = (rows: readonly CartRow[], row: CartRow, quantity: number) =>
  rows
    .filter(({ cart }) => cart.productSlug === row.cart.productSlug)
    .reduce((sum, { _id, cart }) => sum + (_id === row._id ? quantity : cart.quantity), 0)

const heldToMinimum = (
  rows: readonly CartRow[],
  row: CartRow,
  quantity: number,
  edit: Edit,
): Verdict =>
  meetsPooledMinimum(row.cart.mixedVariant, piecesWith(rows, row, quantity))
    ? { edits: [[row._id, edit]] }
    : { edits: [], toast: { key: 'cart.minimumPieces' } }

const judgeTyped = (rows: readonly CartRow[], row: CartRow, typed: number): Verdict => {
  if (typed <= 0) return { edits: [], toast: { key: 'cart.quantityBelowZero' } }
  const { quantity, quantityRule: rule } = row.cart
  const valid = moveUp(rule, typed)
  const verdict =
    valid === quantity ? nothing : heldToMinimum(rows, row, valid, { kind: 'set', quantity: valid })
  // A refused quantity was not set, to whatever it would have been moved.
  return valid === typed || verdict.toast ? verdict : { ...verdict, said: movedTo(rule, valid) }
}

/**
 * The outcome of an act under the wholesale rules: quantities of 0 or less are refused (rule Q8), others are
 * moved to the next valid one, and a multi-variant product keeps at least 5 pieces.
 * @param rows as the buyer sees them
 */
export const judgeEdit = (rows: readonly CartRow[], event: EditEvent): Verdict => {
  if (event.type === 'line.removed') {
    const ofProduct = rows.filter(({ cart }) => cart.productSlug === event.productSlug)
    return { edits: ofProduct.map(({ _id }) => [_id, { kind: 'remove' }]) }
  }
  const row = rows.find(({ _id }) => _id === event.rowId)
  if (!row) return nothing
  const { quantity, quantityRule: rule } = row.cart
  switch (event.type) {
    case 'row.removed':
      return { edits: [[row._id, { kind: 'remove' }]] }
    case 'price.accepted':
      return { edits: [[row._id, { kind: 'set', quantity, agrees: true }]] }
    case 'row.incremented':
      if (!canIncrease(rule, quantity)) return nothing
      return heldToMinimum(rows, row, increment(rule, quantity), { kind: 'step', steps: 1 })
    case 'row.decremented':
      if (!canDecrease(rule, quantity)) return nothing
      return heldToMinimum(rows, row, decrement(rule, quantity), { kind: 'step', steps: -1 })
    case 'quantity.typed':
      return judgeTyped(rows, row, event.quantity)
  }
}
