import type { ProductCard } from '../../../contracts/catalogue/product.ts'
import { hasUnsaved, noWishes, type Wishes } from '../../../domain/account/wishes.ts'

/** A product as the page of the wishlist moves it to the cart. */
export type Wished = Pick<ProductCard, '_id' | 'slug' | 'directly'>

/** A move of a directly sold product to the cart. It keeps its key until its outcome is known. */
export interface Move {
  readonly productId: string
  readonly slug: string
  readonly key: string
}

/** Whether a change of the buyer is not known to be saved. */
export const isUnsaved = (state: WishlistState): boolean =>
  hasUnsaved(state) || state.moves.length > 0

/** The state of the wishlist's machine. */
export interface WishlistState extends Wishes {
  readonly userId: string
  /** The products that "remove all" asks about. */
  readonly asked: readonly string[]
  /** The product that is being picked on its way to the cart. */
  readonly picked: Wished | null
  /** Moves to the cart whose outcome is not known, in the order in which they were pressed. */
  readonly moves: readonly Move[]
  readonly loadFailures: number
  readonly sendFailures: number
  readonly moveFailures: number
}

export const emptyWishlist: WishlistState = {
  ...noWishes,
  userId: '',
  asked: [],
  picked: null,
  moves: [],
  loadFailures: 0,
  sendFailures: 0,
  moveFailures: 0,
}
