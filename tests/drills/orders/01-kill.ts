import { setTimeout as sleep } from 'node:timers/promises'
import { type Buyer, fillCart, makeBuyers, order, someVariants } from '../buyers.ts'
import type { Drill, DrillShop } from '../drill.ts'
import { readBooks } from './books.ts'

/** An attempt to order: its key, and the order if the shop has answered. */
interface Attempt {
  readonly buyer: Buyer
  readonly key: string
  id: string | undefined
}

/** Kills the server while ten buyers order, starts it again, and sends again what had no answer. */
const round = async (
  shop: DrillShop,
  buyers: readonly Buyer[],
  variants: readonly string[],
  n: number,
): Promise<{ attempts: readonly Attempt[]; unanswered: number }> => {
  for (const buyer of buyers) await fillCart(shop, buyer, variants)
  const attempts = buyers.map((buyer): Attempt => ({ buyer, key: `the-kill-${n}`, id: undefined }))
  const sending = attempts.map(async (attempt) => {
    attempt.id = (await order(shop, attempt.buyer, attempt.key).catch(() => undefined))?.id
  })
  await sleep(Math.random() * 120)
  await shop.process.stop('SIGKILL')
  await Promise.all(sending)
  const unanswered = attempts.filter(({ id }) => id === undefined)
  await shop.process.start()
  for (const attempt of unanswered) attempt.id = (await order(shop, attempt.buyer, attempt.key)).id
  return { attempts, unanswered: unanswered.length }
}

/** `kill -9` while orders are written: none that was acknowledged is lost, none is there twice or by half. */
export const drill: Drill = {
  name: 'orders and kill -9',
  item: 'P1',
  run: async (shop) => {
    const kills = shop.isShort ? 4 : 200
    const before = await readBooks(shop)
    const buyers = await makeBuyers(shop, 10)
    const variants = await someVariants(shop, 3)
    const attempts: Attempt[] = []
    let unanswered = 0
    for (let n = 0; n < kills; n += 1) {
      const { attempts: those, unanswered: open } = await round(shop, buyers, variants, n)
      attempts.push(...those)
      unanswered += open
    }
    const after = await readBooks(shop)
    const known = new Set(after.orders)
    const lost = attempts.filter(({ id }) => id === undefined || !known.has(id)).length
    return [
      {
        figure: `${attempts.length} attempts over ${kills} kills`,
        value: `${unanswered} had no answer at first, ${lost} lost, ${after.orders.length} orders`,
        ok: lost === 0 && after.orders.length === attempts.length,
      },
      { figure: 'half orders', value: String(after.half), ok: after.half === 0 },
      {
        figure: 'pieces in stock and taken',
        value: `${before.pieces} before, ${after.pieces} after`,
        ok: before.pieces === after.pieces,
      },
    ]
  },
}
