import type { Attribute, Facets, Product } from '../contracts/catalogue.ts'
import type { ListingFilter } from './listingFilter.ts'
import { unitPrice } from './money.ts'
import { variantsOf } from './variants.ts'

/** What of a product a filter judges. */
export interface Piece {
  /** Rupees. */
  readonly price: number
  readonly stock: number
  /** All values that some variant has, each as `attribute:value`. */
  readonly values: ReadonlySet<string>
}

const valueKey = (attribute: string, value: string) => `${attribute}:${value}`

export const pieceOf = (product: Product): Piece => ({
  price: unitPrice(product.prices),
  stock: product.stock,
  values: new Set(
    variantsOf(product).flatMap(({ values }) =>
      Object.entries(values).map(([attribute, value]) => valueKey(attribute, value)),
    ),
  ),
})

/** The choices of a filter that a piece does not meet: ids of attributes, `stock`, `price`. */
export const unmet = (
  { stock, min = 0, max = Number.POSITIVE_INFINITY, attributes }: ListingFilter,
  piece: Piece,
): readonly string[] => [
  ...Object.entries(attributes)
    .filter(([attribute, values]) =>
      values.every((value) => !piece.values.has(valueKey(attribute, value))),
    )
    .map(([attribute]) => attribute),
  ...((stock === 'in' && piece.stock === 0) || (stock === 'out' && piece.stock > 0)
    ? ['stock']
    : []),
  ...(piece.price < min || piece.price > max ? ['price'] : []),
]

/** What of a list of pieces can be chosen further (see {@link Facets}). */
export const facetsOf = (
  filter: ListingFilter,
  pieces: readonly Piece[],
  attributes: readonly Attribute[],
): Facets => {
  const judged = pieces.map((piece) => ({ piece, missed: unmet(filter, piece) }))
  const under = (choice: string) =>
    judged.filter(({ missed }) => missed.every((each) => each === choice)).map(({ piece }) => piece)
  const prices = under('price').map(({ price }) => price)
  const inStock = under('stock').filter(({ stock }) => stock > 0).length
  return {
    attributes: attributes
      .map(({ _id, name, variants }) => {
        const having = under(_id)
        const chosen = filter.attributes[_id] ?? []
        const values = variants
          .map((value) => ({
            ...value,
            count: having.filter((piece) => piece.values.has(valueKey(_id, value._id))).length,
          }))
          .filter(({ _id: id, count }) => count > 0 || chosen.includes(id))
        return { _id, name, values }
      })
      .filter(({ values }) => values.length > 0),
    price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
    stock: { in: inStock, out: under('stock').length - inStock },
  }
}
