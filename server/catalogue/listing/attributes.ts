import type { Attribute, Facets } from '../../../src/contracts/catalogue.ts'
import type { ListingFilter } from '../../../src/domain/listingFilter.ts'
import { fromMinor } from '../../../src/domain/money.ts'
import type { Tally } from './tally.ts'

/** The attributes with the way from a value to its attribute. */
export const indexAttributes = (attributes: readonly Attribute[]) => {
  const attributeIds = new Map(
    attributes.flatMap(({ _id, variants }) => variants.map((value) => [value._id, _id])),
  )
  return {
    attributeOf: (valueId: string): string | undefined => attributeIds.get(valueId),
    /** Attributes and values in the order the shop keeps them. */
    facets: (filter: ListingFilter, { counter, price, stock }: Tally): Facets => {
      const count = counter()
      return {
        attributes: attributes
          .map(({ _id, name, variants }) => ({
            _id,
            name,
            values: variants
              .map((value) => ({ ...value, count: count(_id, value._id) }))
              .filter((value) => value.count > 0 || filter.attributes[_id]?.includes(value._id)),
          }))
          .filter(({ values }) => values.length > 0),
        price: price ? { min: fromMinor(price.min), max: fromMinor(price.max) } : null,
        stock,
      }
    },
  }
}
