import { readConfig } from '../../../server/config/config.ts'
import { openShop } from '../../../server/opening/open.ts'
import type { ProductCard } from '../../../src/contracts/catalogue/product.ts'
import { makeBuyers, someVariants } from '../buyers.ts'
import type { DrillShop } from '../drill.ts'
import type { Offer } from './load.ts'

/** Reads the content of a shop, for requests. */
export const offerOf = async (shop: DrillShop): Promise<Offer> => {
  const { engine } = await openShop({ ...readConfig(), dataDir: shop.dataDir })
  const rows = await engine.db.selectFrom('product').select(['slug', 'card_json']).execute()
  const categories = await engine.db.selectFrom('category').select('slug').execute()
  await engine.close()
  const cards = rows.map(({ card_json }) => JSON.parse(card_json) as ProductCard)
  return {
    buyers: await makeBuyers(shop, 200),
    variants: await someVariants(shop, 50),
    products: rows.map(({ slug }) => slug),
    categories: categories.map(({ slug }) => slug),
    pictures: cards.flatMap(({ imageUrl_thum }) => imageUrl_thum),
  }
}
