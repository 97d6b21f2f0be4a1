import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../../server/config/config.ts'
import { openShop } from '../../../server/opening/open.ts'
import { type Buyer, makeBuyers, order, setCart, someVariants } from '../buyers.ts'
import type { DrillShop } from '../drill.ts'

/** An acknowledged order, or the status of another answer; 0 without an answer. */
interface Placed {
  readonly status: number
  readonly id: string | undefined
  /** Ms since the epoch. */
  readonly at: number
}

/** The ids of the orders in the embedded database of a folder. */
export const ordersIn = async (dataDir: string): Promise<Set<string>> => {
  const { engine } = await openShop({ ...readConfig({}), dataDir })
  const rows = await engine.db.selectFrom('customer_order').select('id').execute()
  await engine.close()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Places five orders a second while other work runs.
 * @returns the result of the work, and all orders
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
