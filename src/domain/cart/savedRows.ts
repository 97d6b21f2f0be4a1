import { savedAtMost } from '../../contracts/cart/saved.ts'
import type { QuantityRule } from '../../contracts/catalogue/product.ts'
import type { Problem } from '../../contracts/primitives.ts'
import { said } from '../shell/said.ts'

interface Pieces {
  /** The variant's `productId`. */
  readonly id: string
  readonly quantity: number
}

/** The saved pieces of rows that leave the cart: together with those of the same variant, up to its maximum. */
export const piecesToSave = (
  rows: readonly (Pieces & { readonly quantityRule: QuantityRule })[],
  saved: readonly Pieces[],
): readonly Pieces[] => {
  const before = new Map(saved.map(({ id, quantity }) => [id, quantity]))
  return rows.map(({ id, quantity, quantityRule }) => ({
    id,
    quantity: Math.min(quantity + (before.get(id) ?? 0), quantityRule.maximum),
  }))
}

/** Why more rows cannot be saved (409). */
export const savedFull: Problem = {
  ...{ code: 'conflict', field: 'rowIds' },
  ...said('refusal.savedFull', { most: savedAtMost }),
}

/** Why a row that is not saved cannot be added to the cart (404). */
export const noSavedRow = (position: number): Problem => ({
  ...{ code: 'not_found', field: `ids.${position}` },
  ...said('refusal.noSavedRow'),
})
