import type { WishAct } from '../schedule.ts'
import { pool } from '../world/pool.ts'
import { type Hands, wantOnTop, wantWish } from './wants.ts'

/** A press of the heart of a product, on its page or in a list. */
export const onHeart = (hands: Hands, slug: string): boolean => {
  const productId = pool.find((each) => each.slug === slug)?.product._id
  const heart = hands.tab.pages.page().hearts.find((each) => each.productId === productId)
  if (!heart) return false
  wantWish(hands, 'heart', heart.productId, !heart.isWished())
  heart.toggle()
  return true
}

/** The acts on the wishlist page. */
export const onWishlistPage = (hands: Hands, given: WishAct): boolean => {
  const { tab, intents } = hands
  const { wishlist, user } = tab.app()
  const page = tab.pages.page()
  if (!page.loaded.wished) return false
  const shown = page.loaded.wished.filter((id) => wishlist.isShown(id))
  if (given.do === 'undoWishes') {
    if (wishlist.undoable() === 0) return false
    for (const id of page.dropped) intents.wishes.drop(tab.tab, user()?._id ?? '', id)
    page.dropped.clear()
    wishlist.undo()
    return true
  }
  if (given.do === 'askAllWishes') {
    if (shown.length === 0 || wishlist.asked() > 0) return false
    page.asked = shown
    wishlist.askAll(shown)
    return true
  }
  if (given.do === 'confirmAllWishes') {
    // The question is above the list, which disappears when it is empty.
    if (shown.length === 0 || wishlist.asked() === 0) return false
    wantDropped(hands, 'confirmAllWishes', page.asked)
    wishlist.confirmAll()
    return true
  }
  if (given.do === 'cancelAllWishes') {
    if (shown.length === 0 || wishlist.asked() === 0) return false
    wishlist.cancelAll()
    return true
  }
  const product = pool.find(({ slug }) => slug === given.slug)?.product
  if (!product || !shown.includes(product._id)) return false
  if (given.do === 'dropWish') {
    wantDropped(hands, 'dropWish', [product._id])
    wishlist.drop([product._id])
    return true
  }
  if (!wishlist.canMove()) return false
  intents.toggles.add(`${tab.tab} ${product._id} false`)
  const [variant] = product.variants
  if (product.directly && variant) {
    wantOnTop(hands, 'move', variant.productId, product.quantityRule.minimum)
    wantWish(hands, 'move', product._id, false)
  } else {
    // It leaves the list once it has been picked, and stays on it otherwise.
    intents.wishes.drop(tab.tab, user()?._id ?? '', product._id)
  }
  wishlist.move(product)
  return true
}

const wantDropped = (hands: Hands, what: string, productIds: readonly string[]): void => {
  const { wishlist } = hands.tab.app()
  const { dropped } = hands.tab.pages.page()
  if (wishlist.undoable() === 0) dropped.clear()
  for (const id of productIds) {
    wantWish(hands, what, id, false)
    dropped.add(id)
  }
}
