import type { Trx } from '../store/schema.ts'
import { inOneOrder } from './inOneOrder.ts'
import type { renderedColumns } from './rendered/render.ts'

/**
 * The stored state of a product as text, to detect changes.
 * @param rendered the documents, if they are not stored yet
 */
export const productState = async (
  trx: Trx,
  slug: string,
  rendered?: ReturnType<typeof renderedColumns>,
): Promise<string | undefined> => {
  const product = await trx
    .selectFrom('product')
    .select(['id', 'status', 'featured', 'created_at'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  const documents = await trx
    .selectFrom('product')
    .select(['card_json', 'detail_json', 'cart_facts_json'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!product || !documents) return undefined
  const { card_json, detail_json, cart_facts_json } = { ...documents, ...rendered }
  const costs = await trx
    .selectFrom('variant')
    .select(['sku', 'cost_price', 'active'])
    .where('product_id', '=', product.id)
    .orderBy('id')
    .execute()
  const texts = [card_json, detail_json, cart_facts_json].map(inOneOrder)
  return JSON.stringify([product, texts, costs])
}
