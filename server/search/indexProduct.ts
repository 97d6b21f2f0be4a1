import type { Product } from '../../src/contracts/catalogue.ts'
import { variantsOf } from '../../src/domain/variants.ts'
import type { Engine } from '../store/engine.ts'
import type { Row, Trx } from '../store/schema.ts'
import { putDocument, removeDocument } from './documents.ts'
import type { SearchDocument } from './index.ts'

/**
 * What of a product as its readers see it can be searched for. With its keywords stand the names, in all languages,
 * of the values that some variant has.
 */
export const documentOf = (product: Product): SearchDocument => ({
  productId: product._id,
  title: product.title,
  skus: variantsOf(product).map(({ sku }) => sku),
  keywords: [
    ...JSON.parse(product.keywords),
    ...product.attributes.flatMap((level) =>
      level.variants.flatMap(({ name }) => Object.values(name)),
    ),
  ],
})

/** Has the search index hold a product as it was rendered, while it is on sale, and not otherwise. */
export const indexProduct = (
  engine: Pick<Engine, 'search'>,
  trx: Trx,
  product: Product,
  status: Row<'product'>['status'],
): Promise<void> =>
  status === 'active'
    ? putDocument(engine, trx, documentOf(product))
    : removeDocument(engine, trx, product._id)
