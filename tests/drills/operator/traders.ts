import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../../server/config.ts'
import { openShop } from '../../../server/open.ts'
import { type Buyer, makeBuyers, order, setCart, someVariants } from '../buyers.ts'
import type { DrillShop } from '../drill.ts'

/** An order that the shop has acknowledged, or the status that it answered instead; 0 without an answer. */
interface Placed {
  readonly status: number
  readonly id: string | undefined
  /** Ms since the epoch. */
  readonly at: number
}

/** The ids of the orders that the embedded database in a folder holds. */
export const ordersIn = async (dataDir: string): Promise<Set<string>> => {
  const { engine } = await openShop({ ...readConfig({}), dataDir })
  const rows = await engine.db.selectFrom('customer_order').select('id').execute()
  await engine.close()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Buyers who order five times a second while something else goes on.
 * @returns what that gave, and every order
 */
export const whileOrdering = async <T>(
  shop: DrillShop,
  work: (placed: readonly Placed[]) => Promise<T>,
): Promise<{ done: T; placed: readonly Placed[] }> => {
  const buyers = await makeBuyers(shop, 20)
  const [variant] = await someVariants(shop, 1)
  const placed: Placed[] = []
  let isDone = false
  const place = async (buyer: Buyer, n: number) => {
    const answered = await setCart(shop, buyer, [variant ?? ''])
      .then(async ({ status }) =>
        status === 200 ? order(shop, buyer, `drilled-${n}`) : { status, id: undefined },
      )
      .catch(() => ({ status: 0, id: undefined }))
    placed.push({ status: answered.status, id: answered.id, at: Date.now() })
  }
  const trade = async () => {
    const running: Promise<void>[] = []
    for (let n = 0; !isDone; n += 1) {
      running.push(place(buyers[n % buyers.length] as Buyer, n))
      await sleep(200)
    }
    await Promise.all(running)
  }
  const trading = trade()
  const done = await work(placed).finally(() => {
    isDone = true
  })
  await trading
  return { done, placed }
}
