import type { Attribute, Product, Variant } from '../../contracts/catalogue/product.ts'
import { pooledMinimum } from '../cart/quantity.ts'

/** The terms of a product for trade buyers. */
export interface TradeTerms {
  /** The minimum order: of one variant, or of all together if these are pooled. */
  readonly minimum: number
  /** The step of a variant's quantity, in pieces. */
  readonly step: number
  /** The attributes that are still open, with the number of their values. */
  readonly open: readonly { readonly attribute: Attribute; readonly count: number }[]
  /** Whether all variants, some or none are in stock (rule O5). */
  readonly inStock: 'all' | 'some' | 'none'
  /** What the SKUs of several variants begin with; undefined if they have nothing in common. */
  readonly sku: string | undefined
}

/** The common beginning of SKUs, up to a separator; one letter tells nothing. */
const commonSku = ([first, ...others]: readonly string[]): string | undefined => {
  if (first === undefined || others.length === 0) return undefined
  const differs = (position: number) => others.some((sku) => sku[position] !== first[position])
  const same = [...first].findIndex((_, position) => differs(position))
  const [common] = /^.+[\p{L}\p{N}](?=[^\p{L}\p{N}])/u.exec(first.slice(0, same)) ?? []
  return common
}

/**
 * The terms of a product before a quantity is chosen (rules V9, Q1, Q2, Q5).
 * @param left the remaining variants after the choices; none if the product has no variants
 */
export const tradeTerms = (
  {
    attributes,
    moreCombination,
    quantityRule,
    stock,
  }: Pick<Product, 'attributes' | 'moreCombination' | 'quantityRule' | 'stock'>,
  left: readonly Pick<Variant, 'stock' | 'values' | 'sku'>[],
): TradeTerms => {
  const { minimum, step } = quantityRule
  const stocks = left.length > 0 ? left.map((variant) => variant.stock) : [stock]
  const stocked = stocks.filter((pieces) => pieces > 0).length
  const valuesOf = ({ _id }: Attribute) => new Set(left.map(({ values }) => values[_id]))
  return {
    minimum: moreCombination ? Math.max(pooledMinimum, minimum) : minimum,
    step,
    open: attributes
      .map((attribute) => ({ attribute, count: valuesOf(attribute).size }))
      .filter(({ count }) => count > 1),
    inStock: stocked === 0 ? 'none' : stocked === stocks.length ? 'all' : 'some',
    sku: commonSku(left.map(({ sku }) => sku)),
  }
}
