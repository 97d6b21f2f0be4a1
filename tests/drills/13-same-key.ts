import { fillCart, makeBuyers, order, someVariants } from './buyers.ts'
import { tally } from './calls.ts'
import type { Drill } from './drill.ts'

/** One order, sent 50 times at once under one key. */
export const drill: Drill = {
  name: 'same key',
  item: 'C13',
  run: async (shop) => {
    const [buyer] = await makeBuyers(shop, 1)
    if (!buyer) throw new Error('there is no buyer')
    await fillCart(shop, buyer, await someVariants(shop, 2))
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => order(shop, buyer, 'the-one-key')),
    )
    const ids = new Set(answers.map(({ id }) => id))
    return [
      {
        figure: '50 answers',
        value: `${tally(answers.map(({ status }) => status))}; ${ids.size} order`,
        ok: answers.every(({ status }) => status === 201) && ids.size === 1,
      },
    ]
  },
}
