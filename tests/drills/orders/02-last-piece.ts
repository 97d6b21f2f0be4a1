import { readConfig } from '../../../server/config/config.ts'
import { openShop } from '../../../server/opening/open.ts'
import { fillCart, makeBuyers, order, someVariants } from '../buyers.ts'
import { tally } from '../calls.ts'
import type { Drill } from '../drill.ts'
import { readBooks } from './books.ts'

/** A hundred buyers for one piece: it is counted as in stock for exactly one of them. */
export const drill: Drill = {
  name: 'the last piece',
  item: 'P2',
  run: async (shop) => {
    const [variant = ''] = await someVariants(shop, 1)
    const buyers = await makeBuyers(shop, shop.isShort ? 20 : 100)
    for (const buyer of buyers) await fillCart(shop, buyer, [variant])
    const { engine } = await openShop({ ...readConfig(), dataDir: shop.dataDir })
    await engine.db.updateTable('variant').set({ stock: 1 }).where('id', '=', variant).execute()
    await engine.close()
    const answers = await Promise.all(buyers.map((buyer) => order(shop, buyer, 'the-last-piece')))
    const { taken, waiting } = await readBooks(shop)
    return [
      {
        figure: `${buyers.length} buyers at once for 1 piece`,
        value: `${tally(answers.map(({ status }) => status))}; ${taken} in stock, ${waiting} wait`,
        ok: answers.every(({ status }) => status === 201) && taken === 1,
      },
    ]
  },
}
