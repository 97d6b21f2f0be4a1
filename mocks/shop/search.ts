import type { Product } from '../../src/contracts/catalogue.ts'
import { madeValues, variantsOf } from '../../src/domain/variants.ts'
import { wordsOf } from '../../src/domain/words.ts'

/**
 * Whether every word of a query begins a word of the product's titles, keywords or SKUs, or of what it comes in.
 * The mock neither ranks nor forgives typing errors; the server does both.
 */
export const isFound = (query: string) => {
  const wanted = wordsOf(query)
  return (product: Product): boolean => {
    const known = wordsOf(
      [
        ...Object.values(product.title),
        product.keywords,
        ...variantsOf(product).map(({ sku }) => sku),
        ...product.attributes.flatMap((_, depth) =>
          madeValues(product, depth).flatMap(({ name }) => Object.values(name)),
        ),
      ].join(' '),
    )
    return wanted.length > 0 && wanted.every((word) => known.some((own) => own.startsWith(word)))
  }
}
