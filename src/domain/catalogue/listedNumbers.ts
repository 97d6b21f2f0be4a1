import type { Prices, ProductCard, Variant } from '../../contracts/catalogue.ts'
import { unitPrice } from '../settings/money.ts'
import { type ListingFilter, narrowsVariants } from './listingFilter.ts'
import { listedVariants } from './variants.ts'

/** What a list shows of a product's variants. */
export type ListedNumbers = Pick<
  ProductCard,
  'prices' | 'weight' | 'stock' | 'variantCount' | 'sku'
>

const nothing: Prices & Pick<Variant, 'weight'> = { sellPrice: 0, offerPrice: 0, weight: 0 }

/** Price and weight of the cheapest of some variants, and of those of the first; the stock is of all of them. */
export const listedNumbers = (variants: readonly Variant[]): ListedNumbers => {
  const { sellPrice, offerPrice, weight } = variants.reduce(
    (best, each) => (unitPrice(each) < unitPrice(best) ? each : best),
    variants[0] ?? nothing,
  )
  return {
    prices: { sellPrice, offerPrice },
    weight,
    stock: variants.reduce((pieces, { stock }) => pieces + stock, 0),
    ...listedVariants(variants),
  }
}

/** A variant as a filter judges it. */
export type Judged = Prices & Pick<Variant, 'stock' | 'values'>

/** Those variants that have a chosen value of each attribute and a price within the bounds, all at once. */
export const wantedVariants = <V extends Judged>(
  { attributes, min = 0, max = Number.POSITIVE_INFINITY }: ListingFilter,
  variants: readonly V[],
): readonly V[] => {
  const chosen = Object.entries(attributes)
  return variants.filter((variant) => {
    const price = unitPrice(variant)
    return (
      price >= min &&
      price <= max &&
      chosen.every(([attribute, values]) => values.includes(variant.values[attribute] ?? ''))
    )
  })
}

/**
 * The numbers that a list with this filter shows of a product: those of the requested variants. Undefined if the
 * filter requests all of them, or none.
 */
export const listedUnder = (
  filter: ListingFilter,
  variants: readonly Variant[],
): ListedNumbers | undefined => {
  if (!narrowsVariants(filter)) return undefined
  const wanted = wantedVariants(filter, variants)
  const isNarrowed = wanted.length > 0 && wanted.length < variants.length
  return isNarrowed ? listedNumbers(wanted) : undefined
}
