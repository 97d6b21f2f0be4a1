import type { Facets } from '../../../src/contracts/catalogue/catalogue.ts'
import type { Attribute } from '../../../src/contracts/catalogue/product.ts'
import type { ListingFilter } from '../../../src/domain/catalogue/listingFilter.ts'
import { fromMinor } from '../../../src/domain/settings/money.ts'
import type { Tally } from './tally.ts'

/** Indexes the values of attributes by attribute. */
export const indexAttributes = (attributes: readonly Attribute[]) => {
  const valueIds = new Map(
    attributes.map(({ _id, variants }) => [_id, variants.map((value) => value._id)]),
  )
  return {
    valuesOf: (attributeId: string): readonly string[] => valueIds.get(attributeId) ?? [],
    /** Attributes and values in the shop's order. */
    facets: (filter: ListingFilter, { countOf, price, stock }: Tally): Facets => ({
      attributes: attributes
        .map(({ _id, name, variants }) => ({
          _id,
          name,
          values: variants
            .map((value) => ({ ...value, count: countOf(value._id) }))
            .filter((value) => value.count > 0 || filter.attributes[_id]?.includes(value._id)),
        }))
        .filter(({ values }) => values.length > 0),
      price: price ? { min: fromMinor(price.min), max: fromMinor(price.max) } : null,
      stock,
    }),
  }
}
