import type { CartRow } from '../contracts/cart.ts'
import type { Product } from '../contracts/catalogue.ts'
import { decrement, isValidQuantity, moveUp } from '../domain/quantity.ts'
import { type Selection, selectedVariants } from '../domain/variants.ts'

export interface Pieces {
  readonly productId: string
  readonly quantity: number
}

/** Which call adds: a row that exists is updated, the quantity table goes at once (specification 4). */
export type AddToCart =
  | { readonly kind: 'add' | 'update'; readonly directly: boolean; readonly pieces: Pieces }
  | { readonly kind: 'updateMoreVariants'; readonly pieces: readonly Pieces[] }

/** The cart as the picker needs it: which rows are there. */
export interface CartReader {
  getSnapshot(): { readonly context: { readonly rows: readonly CartRow[] } }
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

const drafted = (context: PickerDraft): readonly Pieces[] =>
  orderable(context)
    .map(({ productId }) => ({ productId, quantity: piecesOf(context, productId) }))
    .filter(({ quantity }) => quantity > 0)

export const totalPieces = (context: PickerDraft) =>
  drafted(context).reduce((sum, { quantity }) => sum + quantity, 0)

/** Some variant is picked in a number that is not in stock. */
export const isOutOfStock = (context: PickerDraft) =>
  orderable(context).some(({ productId, stock }) => piecesOf(context, productId) > stock)

/** The first drafted quantity that may not be ordered, as it should be. */
export const offStep = (context: PickerDraft): Pieces | undefined => {
  const rule = context.product.quantityRule
  const wrong = drafted(context).find(({ quantity }) => !isValidQuantity(rule, quantity))
  return wrong && { ...wrong, quantity: moveUp(rule, wrong.quantity) }
}

/** A typed quantity as it may stand; a line of the table may stay empty. */
export const settle = (
  { product: { moreCombination, quantityRule } }: PickerDraft,
  typed: number,
): number => (moreCombination && !(typed > 0) ? 0 : moveUp(quantityRule, typed))

export const oneStepDown = (context: PickerDraft, productId: string): number => {
  const { moreCombination, quantityRule } = context.product
  const pieces = piecesOf(context, productId)
  if (moreCombination && pieces <= quantityRule.minimum) return 0
  return pieces < quantityRule.minimum ? pieces : decrement(quantityRule, pieces)
}

export const callFor = (context: PickerDraft): AddToCart => {
  const { product, cart } = context
  const pieces = drafted(context)
  const [first] = pieces
  if (product.moreCombination || !first) return { kind: 'updateMoreVariants', pieces }
  const isInCart = cart
    .getSnapshot()
    .context.rows.some((row) => row.cart.productId === first.productId)
  return { kind: isInCart ? 'update' : 'add', directly: product.directly, pieces: first }
}
