import type { Product } from '../../src/contracts/catalogue/product.ts'
import type { Engine } from '../store/engine.ts'
import type { Trx } from '../store/schema.ts'
import { putDocuments } from './documents.ts'
import { documentOf } from './indexProduct.ts'

/** Products per read. */
const batch = 200

/** Indexes products on sale that are missing from the search index. A migration may have emptied it. */
export const indexMissing = async (engine: Pick<Engine, 'search'>, trx: Trx): Promise<void> => {
  let last = ''
  for (;;) {
    const products = await trx
      .selectFrom('product')
      .leftJoin('search_document', 'search_document.product_id', 'product.id')
      .select(['product.id', 'detail_json'])
      .where('status', '=', 'active')
      .where('search_document.id', 'is', null)
      .where('product.id', '>', last)
      .orderBy('product.id')
      .limit(batch)
      .execute()
    if (products.length === 0) return
    const documents = products.map(({ detail_json }) =>
      documentOf(JSON.parse(detail_json) as Product),
    )
    await putDocuments(engine, trx, documents)
    last = products.at(-1)?.id ?? ''
  }
}
