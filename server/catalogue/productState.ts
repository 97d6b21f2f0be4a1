import type { ProductCard } from '../../src/contracts/catalogue/product.ts'
import type { Trx } from '../store/schema.ts'
import { inOneOrder } from './inOneOrder.ts'
import type { renderedColumns } from './rendered/render.ts'

/** The stored state of a product as text, to detect changes. */
export interface ProductState {
  readonly whole: string
  /** Where it is sold, and what lists show of it except prices and stock. */
  readonly shelved: string
  readonly isFeatured: boolean
  /** The prices and weights of its variants. */
  readonly offers: string
}

/** A card without prices and stock. A damaged one is returned as it is. */
const withoutNumbers = (text: string): unknown => {
  try {
    const card = JSON.parse(text) as Partial<ProductCard>
    const { prices: _prices, weight: _weight, stock: _stock, variantCount: _count, ...shown } = card
    return shown
  } catch {
    return text
  }
}

/**
 * The stored state of a product, if it is stored.
 * @param rendered the documents, if they are not stored yet
 */
export const productState = async (
  trx: Trx,
  slug: string,
  rendered?: ReturnType<typeof renderedColumns>,
): Promise<ProductState | undefined> => {
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
  const variants = await trx
    .selectFrom('variant')
    .select(['sku', 'cost_price', 'active', 'sell_price', 'offer_price', 'weight'])
    .where('product_id', '=', product.id)
    .orderBy('id')
    .execute()
  const texts = [card_json, detail_json, cart_facts_json].map(inOneOrder)
  const { status, created_at, featured } = product
  return {
    whole: JSON.stringify([product, texts, variants]),
    shelved: JSON.stringify([status, created_at, withoutNumbers(texts[0] as string)]),
    isFeatured: featured === 1,
    offers: JSON.stringify(
      variants.map(({ sku, sell_price, offer_price, weight }) => ({
        ...{ sku, sell_price, offer_price, weight },
      })),
    ),
  }
}
