import type { CartTotals } from '../../../src/contracts/cart/cartRows.ts'
import { fromMilligrams, fromMinor } from '../../../src/domain/settings/money.ts'

/** Totals of the whole cart. Money in paise, weight in milligrams. */
export interface StoredTotals {
  readonly rows: number
  readonly quantity: number
  readonly weight: number
  readonly price: number
}

/** Converts stored totals to the contract. */
export const toTotals = ({ rows, quantity, weight, price }: StoredTotals): CartTotals => ({
  rows,
  quantity,
  totalWeight: fromMilligrams(weight),
  totalPrice: fromMinor(price),
})
