import type { Product } from '../../src/contracts/catalogue/product.ts'
import { pickedLevels, variantsOf } from '../../src/domain/catalogue/variants.ts'
import type { WishlistRef } from '../../src/machines/account/wishlist/wishlist.machine.ts'
import * as wishlist from '../../src/machines/account/wishlist/wishlistSelectors.ts'
import type { VariantPickerRef } from '../../src/machines/catalogue/variantPicker.machine.ts'
import {
  selectIsAdding,
  selectPieces,
} from '../../src/machines/catalogue/variantPickerSelectors.ts'

/** The part of `drive.ts` for picking products and for the wishlist. */

/** Picking what to order of a product, on its page or in the quick view. */
export const drivePicker = (picker: VariantPickerRef, product: Product) => ({
  product,
  /** Pieces that were typed since the last add, by variant: kept by the simulation. */
  typed: new Map<string, number>(),
  refresh: (fresh: Product) => picker.send({ type: 'product.refreshed', product: fresh }),
  choose: (variant: string) => {
    const values = variantsOf(product).find((each) => each.productId === variant)?.values
    for (const { _id } of pickedLevels(product))
      picker.send({ type: 'value.chosen', attribute: _id, value: values?.[_id] ?? '' })
  },
  /** The variants whose quantity can be typed now. */
  countable: (): readonly string[] => {
    const { context } = picker.getSnapshot()
    return variantsOf(product)
      .filter(({ values }) =>
        pickedLevels(product).every(({ _id }) => context.selection[_id] === values[_id]),
      )
      .map(({ productId }) => productId)
  },
  pieces: (variant: string) => selectPieces(variant)(picker.getSnapshot()),
  type: (variant: string, quantity: number) =>
    picker.send({ type: 'quantity.typed', productId: variant, quantity }),
  canAdd: () => !selectIsAdding(picker.getSnapshot()),
  add: () => picker.send({ type: 'add.requested' }),
  stop: () => picker.stop(),
})

/** The heart of a product. */
export const driveHeart = (wishes: WishlistRef, { _id: productId }: Product) => ({
  productId,
  isWished: () => wishlist.selectIsWished(productId)(wishes.getSnapshot()),
  toggle: () => wishes.send({ type: 'wish.toggled', productId }),
})

/** The page of the wishlist. */
export const driveWishlist = (wishes: WishlistRef) => ({
  isShown: (id: string) => {
    const now = wishes.getSnapshot()
    return !now.context.isKnown || wishlist.selectIsWished(id)(now)
  },
  undoable: () => wishlist.selectUndoable(wishes.getSnapshot()).length,
  asked: () => wishlist.selectAskedCount(wishes.getSnapshot()),
  canMove: () => wishes.getSnapshot().context.moves.length === 0,
  drop: (productIds: readonly string[]) => wishes.send({ type: 'wishes.dropped', productIds }),
  undo: () => wishes.send({ type: 'drop.undone' }),
  askAll: (productIds: readonly string[]) => wishes.send({ type: 'removal.asked', productIds }),
  confirmAll: () => wishes.send({ type: 'removal.confirmed' }),
  cancelAll: () => wishes.send({ type: 'removal.cancelled' }),
  move: ({ _id, slug, directly }: Product) =>
    wishes.send({ type: 'move.requested', product: { _id, slug, directly } }),
})
