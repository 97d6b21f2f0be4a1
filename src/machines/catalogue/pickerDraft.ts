import type { Product } from '../../contracts/catalogue/product.ts'
import type { DraftLine } from '../../domain/cart/draftTotals.ts'
import type { OfflineEdit } from '../../domain/cart/offline/commands.ts'
import { isValidQuantity, meetsPooledMinimum, moveUp, stepBy } from '../../domain/cart/quantity.ts'
import {
  type Selection,
  selectedVariants,
  tableLines,
  variantsOf,
} from '../../domain/catalogue/variants.ts'
import { backorderOf } from '../../domain/orders/shipping.ts'
import type { Carted } from '../cart/cartWatcher.ts'

export interface Pieces {
  readonly productId: string
  readonly quantity: number
}

/** Which call sends the draft: a new row, another quantity of a row, or the quantities of a table. */
export type AddToCart =
  | { readonly kind: 'add' | 'update'; readonly directly: boolean; readonly pieces: Pieces }
  | { readonly kind: 'updateMoreVariants'; readonly pieces: readonly Pieces[] }

/** The draft of an order for a product. */
export interface PickerDraft {
  readonly product: Product
  readonly selection: Selection
  /** The buyer's changes, by the variant's `productId`. */
  readonly draft: Readonly<Record<string, number>>
  readonly carted: Carted
}

/** The pieces of a variant: as changed by the buyer, else as in the cart, else the minimum; 0 in a table (rule V7). */
export const piecesOf = (
  { product, draft, carted }: Omit<PickerDraft, 'selection'>,
  productId: string,
): number =>
  draft[productId] ??
  carted[productId] ??
  (product.moreCombination ? 0 : product.quantityRule.minimum)

/** The remaining variants after the selection. */
export const orderable = ({ product, selection }: PickerDraft) =>
  selectedVariants(product, selection)

/** The lines of the selection with pieces. */
export const draftLines = (context: PickerDraft): readonly DraftLine[] =>
  orderable(context)
    .map((variant) => ({ variant, pieces: piecesOf(context, variant.productId) }))
    .filter(({ pieces }) => pieces > 0)

/** The pieces of the product in the cart once the draft is added, over all its variants. */
export const piecesAfter = (context: PickerDraft): number => {
  const chosen = new Set(orderable(context).map(({ productId }) => productId))
  return variantsOf(context.product).reduce(
    (sum, { productId }) =>
      sum +
      (chosen.has(productId) ? piecesOf(context, productId) : (context.carted[productId] ?? 0)),
    0,
  )
}

/** Whether the product would be left with too few pieces, or no pieces are requested. */
export const isBelowMinimum = (context: PickerDraft): boolean => {
  if (!context.product.moreCombination) return false
  return sentPieces(context).length === 0 || !meetsPooledMinimum(true, piecesAfter(context))
}

/** More pieces of some variant are picked than are in stock. */
export const isOutOfStock = (context: PickerDraft): boolean =>
  draftLines(context).some(({ variant, pieces }) => backorderOf(pieces, variant.stock) > 0)

/**
 * Whether pieces of a variant ship within 45 days: more are picked than are in stock, or none is picked yet and none is
 * in stock (rule K11).
 */
export const isLate = (context: PickerDraft, productId: string): boolean => {
  const variant = variantsOf(context.product).find((each) => each.productId === productId)
  const pieces = Math.max(1, piecesOf(context, productId))
  return variant !== undefined && backorderOf(pieces, variant.stock) > 0
}

/** The first drafted quantity that may not be ordered, as it should be. */
export const offStep = (context: PickerDraft): Pieces | undefined => {
  const rule = context.product.quantityRule
  const wrong = draftLines(context).find(({ pieces }) => !isValidQuantity(rule, pieces))
  return wrong && { productId: wrong.variant.productId, quantity: moveUp(rule, wrong.pieces) }
}

/** A typed quantity, corrected to a valid one; a line of the table may stay empty. */
export const settle = ({ product }: PickerDraft, quantity: number): number =>
  product.moreCombination && !(quantity > 0) ? 0 : moveUp(product.quantityRule, quantity)

/** The quantity of a variant some steps up, or down if negative; a line of the table can go down to none. */
export const steppedBy = (context: PickerDraft, productId: string, steps: number): number => {
  const { moreCombination, quantityRule } = context.product
  const pieces = piecesOf(context, productId)
  if (steps > 0) return stepBy(quantityRule, pieces, steps)
  const least = quantityRule.minimum + quantityRule.step * (-steps - 1)
  if (moreCombination && pieces <= least) return 0
  return pieces < quantityRule.minimum ? pieces : stepBy(quantityRule, pieces, steps)
}

/** The lines to send: the changed lines of a table, or all lines with pieces if none has changed. */
const sentPieces = (context: PickerDraft): readonly Pieces[] => {
  const changed = orderable(context)
    .map(({ productId }) => ({ productId, quantity: piecesOf(context, productId) }))
    .filter(({ productId, quantity }) => quantity !== (context.carted[productId] ?? 0))
  if (changed.length > 0) return changed
  return draftLines(context).map(({ variant: { productId }, pieces: quantity }) => ({
    ...{ productId, quantity },
  }))
}

/** Which call sends the draft. */
export const callFor = (context: PickerDraft): AddToCart => {
  const { product, carted } = context
  const pieces = sentPieces(context)
  const [first] = pieces
  if (product.moreCombination || !first) return { kind: 'updateMoreVariants', pieces }
  const kind = carted[first.productId] !== undefined ? 'update' : 'add'
  return { kind, directly: product.directly, pieces: first }
}

/** The lines of a call. */
export const piecesIn = (call: AddToCart): readonly Pieces[] =>
  call.kind === 'updateMoreVariants' ? call.pieces : [call.pieces]

/**
 * The lines of a call as edits for the offline queue.
 * @param isTried a call has been made, and was not answered
 */
export const offlineAdds = (
  product: Product,
  call: AddToCart,
  carted: Carted,
  isTried: boolean,
): readonly OfflineEdit[] =>
  piecesIn(call).map(({ productId, quantity }) => {
    const sku = variantsOf(product).find((each) => each.productId === productId)?.sku ?? ''
    const now = carted[productId] ?? 0
    const seen = isTried ? [now, quantity] : [now]
    return { productId, sku, title: product.title, seen, quantity, isTried, agrees: false }
  })

/** The draft without the lines that a call has added to the cart; what was typed since stays. */
export const withoutSent = (
  draft: PickerDraft['draft'],
  sent: readonly Pieces[],
): PickerDraft['draft'] => {
  const done = new Map(sent.map(({ productId, quantity }) => [productId, quantity]))
  return Object.fromEntries(Object.entries(draft).filter(([id, pieces]) => done.get(id) !== pieces))
}

/** The outcome of pasting a column of numbers into the table. */
export interface Pasted {
  /** The quantities that the lines now have, by `productId`. */
  readonly draft: Readonly<Record<string, number>>
  /** The numbers of filled lines, of quantities corrected to valid ones, and of lines left out. */
  readonly filled: number
  readonly moved: number
  readonly left: number
}

/** The numbers of `column` on the lines of the table, from that of `productId` down. */
export const pasteColumn = (
  context: PickerDraft,
  productId: string,
  column: readonly (number | undefined)[],
): Pasted => {
  const lines = tableLines(context.product, context.selection)
  const from = lines.findIndex(({ variant }) => variant?.productId === productId)
  const below = from === -1 ? [] : lines.slice(from)
  const fills = column.flatMap((quantity, row) => {
    const variant = below[row]?.variant
    if (!variant || quantity === undefined) return []
    return [{ id: variant.productId, quantity, stands: settle(context, quantity) }]
  })
  const none = column.filter((quantity, row) => quantity === 0 && !below[row]?.variant)
  return {
    draft: Object.fromEntries(fills.map(({ id, stands }) => [id, stands])),
    filled: fills.length,
    moved: fills.filter(({ quantity, stands }) => quantity !== stands).length,
    left: column.length - fills.length - none.length,
  }
}
