import { setTimeout as sleep } from 'node:timers/promises'
import { readOutbox } from '../../../server/mail/outbox.ts'
import { fillCart, makeBuyers, order, someVariants } from '../buyers.ts'
import type { Drill, DrillShop } from '../drill.ts'
import { readBooks } from './books.ts'

/** The mails to a buyer, once no job is left that could write another. */
const mailsTo = async (shop: DrillShop, id: string): Promise<number> => {
  while (/mail/.test(await shop.team('jobs'))) await sleep(50)
  const { mails } = await readOutbox(shop)
  return mails.filter(({ to }) => to === `${id}@buyers.example`).length
}

/** One order, sent 50 times at once under one key: one order, one mail. */
export const drill: Drill = {
  name: 'one key',
  item: 'P3',
  run: async (shop) => {
    const [buyer] = await makeBuyers(shop, 1)
    if (!buyer) throw new Error('there is no buyer')
    await fillCart(shop, buyer, await someVariants(shop, 2))
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => order(shop, buyer, 'the-one-key')),
    )
    const { orders } = await readBooks(shop)
    const mails = await mailsTo(shop, buyer.id)
    const same = answers.filter(({ id }) => id === orders[0]).length
    return [
      {
        figure: '50 times at once under one key',
        value: `${same} answers with the order; ${orders.length} order, ${mails} mail`,
        ok: same === 50 && orders.length === 1 && mails === 1,
      },
    ]
  },
}
