import type { Product } from '../../../src/contracts/catalogue/product.ts'
import { madeValues, variantsOf } from '../../../src/domain/catalogue/variants.ts'
import { wordsOf } from '../../../src/domain/shell/words.ts'

/**
 * Whether every word of a query is a prefix of a word in the product's titles, keywords, SKUs or values. Unlike the
 * server, the mock does not rank hits or tolerate typing errors.
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
