import type { CartRow } from '../../contracts/cart/cartRows.ts'
import { fromMilligrams, fromMinor, toMilligrams, toPaise, unitPrice } from '../settings/money.ts'
import { isEmpty } from './emptyCart.ts'
import { stepBy } from './quantity.ts'

/**
 * A pending edit of a row. Steps are relative to the quantity in the cart, so that they follow its changes; a typed
 * quantity is absolute.
 */
export type Edit =
  | {
      readonly kind: 'set'
      readonly quantity: number
      /** The buyer agrees to the row's price: it is sent even if the quantity stays (rule K19). */
      readonly agrees?: boolean
    }
  | { readonly kind: 'step'; readonly steps: number }
  | { readonly kind: 'remove' }

/** The edits that have not been sent yet, by row id. */
export type Edits = Readonly<Record<string, Edit>>

/** The quantities that are being sent, by row id; 0 removes the row. */
export type Sending = Readonly<Record<string, number>>

/** The resulting quantity of an edit; 0 if the row is removed. */
const resultOf = ({ cart }: CartRow, from: number, edit: Edit): number => {
  if (edit.kind === 'remove' || from === 0) return 0
  return edit.kind === 'set' ? edit.quantity : stepBy(cart.quantityRule, from, edit.steps)
}

/** The shop's quantity of a row once the running call has arrived. */
const sentQuantity = (row: CartRow, sending: Sending): number =>
  sending[row._id] ?? row.cart.quantity

/** A row with another quantity and the resulting totals. */
const withQuantity = (row: CartRow, quantity: number): CartRow => ({
  ...row,
  cart: {
    ...row.cart,
    quantity,
    totalPrice: fromMinor(toPaise(unitPrice(row.cart)) * quantity),
    totalWeight: fromMilligrams(toMilligrams(row.cart.weight) * quantity),
  },
})

/** The rows as the buyer wants them: the shop's rows with the sent and the waiting edits. */
export const editedRows = (
  rows: readonly CartRow[],
  sending: Sending,
  edits: Edits,
): readonly CartRow[] => {
  if (isEmpty(sending) && isEmpty(edits)) return rows
  return rows.flatMap((row) => {
    const edit = edits[row._id]
    const sent = sentQuantity(row, sending)
    const quantity = edit ? resultOf(row, sent, edit) : sent
    if (quantity === 0) return []
    return [quantity === row.cart.quantity ? row : withQuantity(row, quantity)]
  })
}

/** The rows with other quantities, by the variant's `productId`; 0 removes a row. */
export const withQuantities = (
  rows: readonly CartRow[],
  quantities: Readonly<Record<string, number>>,
): readonly CartRow[] => {
  if (isEmpty(quantities)) return rows
  return rows.flatMap((row) => {
    const quantity = quantities[row.cart.productId] ?? row.cart.quantity
    if (quantity === 0) return []
    return [quantity === row.cart.quantity ? row : withQuantity(row, quantity)]
  })
}

/**
 * The edits with one more. Steps add up. An edit that restores the shop's quantity is dropped.
 * @param isSure false if a call for the row got no answer: the shop may have another quantity
 */
export const withEdit = (
  edits: Edits,
  row: CartRow,
  sending: Sending,
  edit: Edit,
  isSure: boolean,
): Edits => {
  const { [row._id]: before, ...others } = edits
  const sent = sentQuantity(row, sending)
  const merged = mergeEdits(row, sent, before, edit)
  const agrees = merged.kind === 'set' && merged.agrees === true
  const isSame = isSure && !agrees && resultOf(row, sent, merged) === sent
  return isSame ? others : { ...others, [row._id]: merged }
}

const mergeEdits = (row: CartRow, sent: number, before: Edit | undefined, edit: Edit): Edit => {
  if (edit.kind !== 'step' || !before) return edit
  if (before.kind === 'step') return { kind: 'step', steps: before.steps + edit.steps }
  const quantity = stepBy(row.cart.quantityRule, resultOf(row, sent, before), edit.steps)
  return { kind: 'set', quantity }
}

/** The content of the next call: each edited row with its new quantity. */
export const quantitiesOf = (rows: readonly CartRow[], edits: Edits): Sending =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const edit = edits[row._id]
      return edit ? [[row._id, resultOf(row, row.cart.quantity, edit)] as const] : []
    }),
  )

/**
 * The edits after a call that may or may not have arrived. Its edits must be sent again, combined with newer ones.
 * Edits of rows that have been removed since are included, so that they can be reported.
 */
export const withUnsent = (rows: readonly CartRow[], sending: Sending, edits: Edits): Edits => {
  const unsent: Record<string, Edit> = { ...edits }
  for (const [id, sent] of Object.entries(sending)) {
    const newer = edits[id]
    const row = rows.find(({ _id }) => _id === id)
    const quantity = row && newer ? resultOf(row, sent, newer) : sent
    unsent[id] = quantity === 0 ? { kind: 'remove' } : { kind: 'set', quantity }
  }
  return unsent
}

/** The edits whose rows are still in the cart, and whether one was dropped that must be reported to the buyer. */
export const stillPossible = (
  rows: readonly CartRow[],
  edits: Edits,
): { readonly edits: Edits; readonly isOneLost: boolean } => {
  const there = new Set(rows.map(({ _id }) => _id))
  const all = Object.entries(edits)
  const lost = all.filter(([id]) => !there.has(id))
  return {
    edits: lost.length === 0 ? edits : Object.fromEntries(all.filter(([id]) => there.has(id))),
    isOneLost: lost.some(([, { kind }]) => kind !== 'remove'),
  }
}
