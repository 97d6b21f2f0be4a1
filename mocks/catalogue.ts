import type { Product } from '../src/contracts/catalogue.ts'
import { metals } from './catalogue/metals.ts'
import { toProduct } from './catalogue/piece.ts'
import { rings } from './catalogue/rings.ts'
import { stones } from './catalogue/stones.ts'
import { worn } from './catalogue/worn.ts'

export { categories } from './catalogue/categories.ts'
export { pictureAt } from './catalogue/drawings.ts'
export { attributes } from './catalogue/levels.ts'

/** The sample pieces: every mode and every number of levels, with holes, offers and empty shelves. */
export const products: readonly Product[] = [...rings, ...worn, ...stones, ...metals].map(toProduct)

/** The slugs of the pieces to show first. */
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
