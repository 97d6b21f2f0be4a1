import type { Product, Variant } from '../../contracts/catalogue.ts'
import { pooledMinimum } from '../cart/quantity.ts'

/** The terms of a product for trade buyers. */
export interface TradeTerms {
  /** The minimum order: of one variant, or of all together if these are pooled. */
  readonly minimum: number
  /** The step of a variant's quantity, in pieces. */
  readonly step: number
  /** Whether all variants, some or none are in stock (rule O5). */
  readonly inStock: 'all' | 'some' | 'none'
}

/**
 * The terms of a product before a quantity is chosen (rules V9, Q1, Q2, Q5).
 * @param left the remaining variants after the choices; the product itself if it has none
 */
export const tradeTerms = (
  { moreCombination, quantityRule }: Pick<Product, 'moreCombination' | 'quantityRule'>,
  left: readonly Pick<Variant, 'stock'>[],
): TradeTerms => {
  const { minimum, step } = quantityRule
  const stocked = left.filter(({ stock }) => stock > 0).length
  return {
    minimum: moreCombination ? Math.max(pooledMinimum, minimum) : minimum,
    step,
    inStock: stocked === 0 ? 'none' : stocked === left.length ? 'all' : 'some',
  }
}
