import type { Facets } from '../../contracts/catalogue/catalogue.ts'
import type { Attribute, Product } from '../../contracts/catalogue/product.ts'
import { unitPrice } from '../settings/money.ts'
import { type Judged, wantedVariants } from './listedNumbers.ts'
import type { ListingFilter } from './listingFilter.ts'
import { variantsOf } from './variants.ts'

/** The part of a product that a filter checks: its variants, or the product itself if it has none. */
export type Piece = readonly Judged[]

export const pieceOf = (product: Product): Piece => {
  const variants = variantsOf(product)
  return variants.length > 0 ? variants : [{ ...product.prices, stock: product.stock, values: {} }]
}

const isInStock = (variants: Piece) => variants.some(({ stock }) => stock > 0)

/**
 * Whether a list with this filter shows a piece: one of its variants has a chosen value of each attribute and a price
 * within the bounds. If a stock is chosen, one of these variants is in stock, or none is.
 */
export const fits = (filter: ListingFilter, piece: Piece): boolean => {
  const wanted = wantedVariants(filter, piece)
  if (wanted.length === 0) return false
  if (filter.stock === 'in') return isInStock(wanted)
  return filter.stock !== 'out' || !isInStock(wanted)
}

/** The further choices in a list of pieces (see {@link Facets}). */
export const facetsOf = (
  filter: ListingFilter,
  pieces: readonly Piece[],
  attributes: readonly Attribute[],
): Facets => {
  const under = (other: ListingFilter) => pieces.filter((piece) => fits(other, piece))
  const { min: _min, max: _max, ...atAnyPrice } = filter
  const { stock: _stock, ...inAnyStock } = filter
  const prices = under(atAnyPrice).flatMap((piece) =>
    wantedVariants(atAnyPrice, piece).map(unitPrice),
  )
  const stocked = under(inAnyStock)
  const inStock = under({ ...filter, stock: 'in' }).length
  return {
    attributes: attributes
      .map(({ _id, name, variants }) => {
        const chosen = filter.attributes[_id] ?? []
        const values = variants
          .map((value) => ({
            ...value,
            count: under({ ...filter, attributes: { ...filter.attributes, [_id]: [value._id] } })
              .length,
          }))
          .filter(({ _id: id, count }) => count > 0 || chosen.includes(id))
        return { _id, name, values }
      })
      .filter(({ values }) => values.length > 0),
    price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
    stock: { in: inStock, out: stocked.length - inStock },
  }
}
