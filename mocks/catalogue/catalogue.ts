import type { Product } from '../../src/contracts/catalogue.ts'
import { metals } from './metals.ts'
import { toProduct } from './piece.ts'
import { rings } from './rings.ts'
import { stones } from './stones.ts'
import { worn } from './worn.ts'

export { categories } from './categories.ts'
export { pictureAt } from './drawings.ts'
export { attributes } from './levels.ts'

/**
 * The sample pieces: every mode and every number of levels, with unavailable combinations, offers and sold-out
 * variants.
 */
export const products: readonly Product[] = [...rings, ...worn, ...stones, ...metals].map(toProduct)

/** The slugs of featured pieces. */
export const featured: readonly string[] = [
  'bezel-ring',
  'moon-pendant',
  'rope-chain',
  'drop-earrings',
  'hammered-bangle',
  'locket',
  'line-bracelet',
  'oval-cabochons',
]

/** The sample product with this slug. */
export const productBySlug = (slug: string): Product => {
  const found = products.find((product) => product.slug === slug)
  if (!found) throw new Error(`the sample shop has no product ${slug}`)
  return found
}
