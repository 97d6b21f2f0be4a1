import type { Subscribable } from 'xstate'
import type { CartRow } from '../contracts/cart.ts'
import type { Product, QuantityRule } from '../contracts/catalogue.ts'
import type { DraftLine } from '../domain/draftTotals.ts'
import { isValidQuantity, moveUp, stepBy } from '../domain/quantity.ts'
import { type Selection, selectedVariants, tableLines } from '../domain/variants.ts'

export interface Pieces {
  readonly productId: string
  readonly quantity: number
}

/** Which call adds: a row that exists is updated, the quantity table goes at once (specification 4). */
export type AddToCart =
  | { readonly kind: 'add' | 'update'; readonly directly: boolean; readonly pieces: Pieces }
  | { readonly kind: 'updateMoreVariants'; readonly pieces: readonly Pieces[] }

interface CartSnapshot {
  readonly context: { readonly rows: readonly CartRow[] }
}

/** The cart as the picker needs it: which rows are there, and when that changes. */
export interface CartReader extends Subscribable<CartSnapshot> {
  getSnapshot(): CartSnapshot
}

/** What a buyer is about to order of a product: the choices, and pieces by the variant's `productId`. */
export interface PickerDraft {
  readonly cart: CartReader
  readonly product: Product
  readonly selection: Selection
  readonly draft: Readonly<Record<string, number>>
}

/** The one line of a variant starts here; a table's lines start empty. */
const firstQuantity = 1

/** The pieces of one variant in the draft. */
export const piecesOf = (
  { product, draft }: Pick<PickerDraft, 'product' | 'draft'>,
  productId: string,
): number => draft[productId] ?? (product.moreCombination ? 0 : firstQuantity)

/** The variants that the selection leaves. */
export const orderable = ({ product, selection }: PickerDraft) =>
  selectedVariants(product, selection)

/** The lines of the draft that hold pieces. */
export const draftLines = (context: PickerDraft): readonly DraftLine[] =>
  orderable(context)
    .map((variant) => ({ variant, pieces: piecesOf(context, variant.productId) }))
    .filter(({ pieces }) => pieces > 0)

const drafted = (context: PickerDraft): readonly Pieces[] =>
  draftLines(context).map(({ variant: { productId }, pieces: quantity }) => ({
    productId,
    quantity,
  }))

export const totalPieces = (context: PickerDraft) =>
  drafted(context).reduce((sum, { quantity }) => sum + quantity, 0)

/** How many pieces of each variant are in the cart already, by `productId`. */
export const cartedIn = (cart: CartSnapshot): ReadonlyMap<string, number> =>
  new Map(cart.context.rows.map(({ cart: row }) => [row.productId, row.quantity]))

/** Some variant is picked in a number that, with what is in the cart, is not in stock. */
export const isOutOfStock = (context: PickerDraft) => {
  const carted = cartedIn(context.cart.getSnapshot())
  return orderable(context).some(({ productId, stock }) => {
    const pieces = piecesOf(context, productId)
    return pieces > 0 && pieces + (carted.get(productId) ?? 0) > stock
  })
}

/** The rule of what may still be added of a variant: the maximum counts what is in the cart. */
export const roomFor = ({ product, cart }: PickerDraft, productId: string): QuantityRule => ({
  ...product.quantityRule,
  maximum: product.quantityRule.maximum - (cartedIn(cart.getSnapshot()).get(productId) ?? 0),
})

/** The first drafted quantity that may not be added, as it should be. */
export const offStep = (context: PickerDraft): Pieces | undefined => {
  const wrong = drafted(context).find(
    ({ productId, quantity }) => !isValidQuantity(roomFor(context, productId), quantity),
  )
  return wrong && { ...wrong, quantity: raised(context, wrong.productId, wrong.quantity) }
}

/** Where the cart has no room left, a line of the table stays empty, and a single quantity at its minimum. */
const raised = (context: PickerDraft, productId: string, quantity: number): number => {
  const room = roomFor(context, productId)
  if (room.maximum >= room.minimum) return moveUp(room, quantity)
  return context.product.moreCombination ? 0 : room.minimum
}

/** A typed quantity as it may stand; a line of the table may stay empty. */
export const settle = (context: PickerDraft, { productId, quantity }: Pieces): number =>
  context.product.moreCombination && !(quantity > 0) ? 0 : raised(context, productId, quantity)

/** The quantity of a variant some steps on, or back where negative; a line of the table goes back to none. */
export const steppedBy = (context: PickerDraft, productId: string, steps: number): number => {
  const { moreCombination, quantityRule } = context.product
  const pieces = piecesOf(context, productId)
  if (steps > 0) {
    const room = roomFor(context, productId)
    return room.maximum < room.minimum ? pieces : stepBy(room, pieces, steps)
  }
  const least = quantityRule.minimum + quantityRule.step * (-steps - 1)
  if (moreCombination && pieces <= least) return 0
  return pieces < quantityRule.minimum ? pieces : stepBy(quantityRule, pieces, steps)
}

/** Which call adds the draft. */
export const callFor = (context: PickerDraft): AddToCart => {
  const { product, cart } = context
  const pieces = drafted(context)
  const [first] = pieces
  if (product.moreCombination || !first) return { kind: 'updateMoreVariants', pieces }
  const isInCart = cartedIn(cart.getSnapshot()).has(first.productId)
  return { kind: isInCart ? 'update' : 'add', directly: product.directly, pieces: first }
}

/** What pasting a column of numbers into the table comes to. */
export interface Pasted {
  /** The quantities that the lines now have, by `productId`. */
  readonly draft: Readonly<Record<string, number>>
  /** Lines that were filled in, numbers that were moved to one that may be ordered, and those left out. */
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
    return [{ id: variant.productId, quantity, stands: settle(context, { ...variant, quantity }) }]
  })
  const none = column.filter((quantity, row) => quantity === 0 && !below[row]?.variant)
  return {
    draft: Object.fromEntries(fills.map(({ id, stands }) => [id, stands])),
    filled: fills.length,
    moved: fills.filter(({ quantity, stands }) => quantity !== stands).length,
    left: column.length - fills.length - none.length,
  }
}
