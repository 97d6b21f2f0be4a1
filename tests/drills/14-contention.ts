import { type Buyer, fillCart, makeBuyers, order, sellMore, someVariants } from './buyers.ts'
import { spread, tally } from './calls.ts'
import type { Drill, DrillShop } from './drill.ts'

const placeAll = async (shop: DrillShop, buyers: readonly Buyer[]) => {
  const began = performance.now()
  const orders = await Promise.all(
    buyers.map((buyer) => order(shop, buyer, 'the-order-of-a-drill')),
  )
  const seconds = (performance.now() - began) / 1_000
  return {
    statuses: tally(orders.map(({ status }) => status)),
    isWhole: orders.every(({ status }) => status === 201),
    perSecond: buyers.length / seconds,
    times: spread(orders.map(({ ms }) => ms)),
  }
}

/** Concurrent orders of the same products in opposite sequence, and orders of many rows. */
export const drill: Drill = {
  name: 'contention',
  item: 'C14',
  run: async (shop) => {
    const [a = '', b = ''] = await someVariants(shop, 2)
    const [many, rows] = shop.isShort ? [20, 20] : [180, 600]
    const opposite = await makeBuyers(shop, many)
    for (const [n, buyer] of opposite.entries())
      await fillCart(shop, buyer, n % 2 === 0 ? [a, b] : [b, a])
    const ofTwo = await placeAll(shop, opposite)

    const ten = await makeBuyers(shop, 10)
    const five = await someVariants(shop, 5)
    for (const buyer of ten) await fillCart(shop, buyer, five)
    const small = await placeAll(shop, ten)

    await sellMore(shop, rows)
    const large = await makeBuyers(shop, 10)
    const all = await someVariants(shop, rows)
    for (const buyer of large) await fillCart(shop, buyer, all)
    const wide = await placeAll(shop, large)
    return [
      {
        figure: `${many} orders of two products in opposite orders`,
        value: `${ofTwo.statuses}; ${ofTwo.perSecond.toFixed(0)} a second`,
        ok: ofTwo.isWhole,
      },
      {
        figure: '10 buyers at once, 5 rows each',
        value: `${small.statuses}; ${small.perSecond.toFixed(0)} a second, median ${small.times.median.toFixed(0)} ms`,
        ok: small.isWhole,
      },
      {
        figure: `10 buyers at once, ${all.length} rows each`,
        value: `${wide.statuses}; longest ${wide.times.p95.toFixed(0)} ms`,
        ok: wide.isWhole,
      },
    ]
  },
}
