import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseFile } from '../../server/config/database.ts'
import { createCoupons } from '../../server/orders/coupons/coupons.repo.ts'
import type { Db } from '../../server/store/schema.ts'
import { openSqlite } from '../../server/store/sqlite/sqlite.ts'
import type { PlaceOrder } from '../../src/contracts/orders/order.ts'
import { makeBuyers } from '../drills/buyers.ts'
import { type Client, clientOf } from '../support/client.ts'
import { sellPendant } from '../support/sellPendant.ts'
import { createShopProcess, type ShopProcess } from '../support/shopProcess.ts'
import { address } from '../support/values/address.ts'

/** Two servers on one file, coordinated only by its lock. */
let first: ShopProcess
let second: ShopProcess
beforeAll(async () => {
  first = await createShopProcess()
  await sellPendant(first)
  second = await createShopProcess(undefined, { DATA_DIR: first.dataDir })
  await Promise.all([first.start(), second.start()])
})
afterAll(async () => {
  await Promise.all([first.stop('SIGTERM'), second.stop('SIGTERM')])
  await Promise.all([first.remove(), second.remove()])
})

const onFile = async <T>(use: (db: Db) => Promise<T>): Promise<T> => {
  const engine = openSqlite(databaseFile(first))
  try {
    return await use(engine.db)
  } finally {
    await engine.close()
  }
}

const pendant = () =>
  onFile((db) => db.selectFrom('variant').select(['id', 'stock']).executeTakeFirstOrThrow())

/** Buyers with one pendant in the cart, each as a client of both servers. */
const buyersOfOne = async (count: number): Promise<[Client, Client][]> => {
  const { id } = await pendant()
  const buyers = await makeBuyers(first, count)
  return Promise.all(
    buyers.map(async ({ token }) => {
      const clients: [Client, Client] = [
        clientOf(first.origin, token),
        clientOf(second.origin, token),
      ]
      await clients[0].cart.add({ body: { productId: id, quantity: 1 } })
      return clients
    }),
  )
}

const place = (client: Client, more: Partial<PlaceOrder> = {}) =>
  client.orders.place({
    headers: { 'idempotency-key': 'the-only-order' },
    body: { address, shipping: 'together', currency: 'INR', ...more },
  })

/** All buyers order at once, alternating between the servers. */
const placeAll = (buyers: readonly [Client, Client][], more: Partial<PlaceOrder> = {}) =>
  Promise.all(buyers.map((clients, n) => place(clients[n % 2 === 0 ? 0 : 1], more)))

test('Scenario: 40 buyers order the last 25 pieces at two servers; each piece is promised once', async () => {
  await onFile((db) => db.updateTable('variant').set({ stock: 25 }).execute())
  const orders = (await placeAll(await buyersOfOne(40))).map(({ status, body }) => {
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body
  })
  expect(orders.filter(({ lines: [line] }) => line?.backorder === 0)).toHaveLength(25)
  expect(new Set(orders.map(({ number }) => number)).size).toBe(40)
  expect((await pendant()).stock).toBe(0)
})

test('Scenario: one order reaches both servers 20 times at once; it is placed once', async () => {
  const [buyer] = await buyersOfOne(1)
  if (!buyer) throw new Error('no buyer was made')
  const replies = await placeAll(Array(20).fill(buyer))
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(201))
  // One of them has emptied the cart.
  const orders = replies.map(({ body }) => ({ ...body, cart: null }))
  expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBe(1)
})

test('Scenario: a coupon for one use is used at both servers at once; one order gets it', async () => {
  await onFile((db) =>
    createCoupons(db).add({
      ...{ code: 'ONCE', hundredths: 1_000, amount: null, min_total: 0 },
      ...{ until: null, max_uses: 1, created_at: Date.now() },
    }),
  )
  const replies = await placeAll(await buyersOfOne(10), { coupon: 'ONCE' })
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(422)])
})
