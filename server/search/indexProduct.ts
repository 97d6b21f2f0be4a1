import type { Product } from '../../src/contracts/catalogue/product.ts'
import { variantsOf } from '../../src/domain/catalogue/variants.ts'
import type { Engine } from '../store/engine.ts'
import type { Row, Trx } from '../store/schema.ts'
import type { SearchDocument } from '../store/searchIndex.ts'
import { putDocument, removeDocument } from './documents.ts'

/** The searchable text of a product. Its keywords include the names of its variants' values in all languages. */
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

/** Indexes a rendered product that is on sale, and removes any other from the index. */
export const indexProduct = (
  engine: Pick<Engine, 'search'>,
  trx: Trx,
  product: Product,
  status: Row<'product'>['status'],
): Promise<void> =>
  status === 'active'
    ? putDocument(engine, trx, documentOf(product))
    : removeDocument(engine, trx, product._id)
