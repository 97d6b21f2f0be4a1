import type { CartRow } from '../../contracts/cart/cartRows.ts'
import { backorderOf } from '../orders/shipping.ts'
import { unitPrice } from '../settings/money.ts'
import { mostWithin } from './quantity.ts'

/** A problem of a row, with what its repair needs (rule K19). */
export type RowProblem =
  /** The shop no longer sells the variant. */
  | { readonly kind: 'unsold' }
  /** The price of one piece when the row was added, in INR. */
  | { readonly kind: 'priceChanged'; readonly before: number }
  /** `inStock` pieces could be ordered from the stock; 0 if none can. `late` pieces wait. */
  | { readonly kind: 'short'; readonly inStock: number; readonly late: number }

/** The problems of a row, the most serious first. */
export const rowProblems = ({ cart }: CartRow): readonly RowProblem[] => {
  if (!cart.isSold) return [{ kind: 'unsold' }]
  const late = backorderOf(cart.quantity, cart.stock)
  const inStock = mostWithin(cart.quantityRule, cart.stock)
  return [
    ...(cart.addedPrice === unitPrice(cart)
      ? []
      : [{ kind: 'priceChanged', before: cart.addedPrice } as const]),
    ...(late > 0 ? [{ kind: 'short', inStock, late } as const] : []),
  ]
}
