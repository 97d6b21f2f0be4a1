import type { ProductCard } from '../../contracts/catalogue.ts'
import { noWishes, type Wishes } from '../../domain/account/wishes.ts'

/** A product as the page of the wishlist moves it to the cart. */
export type Wished = Pick<ProductCard, '_id' | 'slug' | 'directly'>

/** The wishlist as its machine keeps it. */
export interface WishlistState extends Wishes {
  readonly userId: string
  /** What "remove all" asks about. */
  readonly asked: readonly string[]
  readonly moving: Wished | null
  /** The keys of moves whose outcome is not known, by slug: a second press counts once. */
  readonly moveKeys: Readonly<Record<string, string>>
  readonly loadFailures: number
  readonly sendFailures: number
}

export const emptyWishlist: WishlistState = {
  ...noWishes,
  userId: '',
  asked: [],
  moving: null,
  moveKeys: {},
  loadFailures: 0,
  sendFailures: 0,
}
