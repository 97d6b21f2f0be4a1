import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../server/opening/migrate.ts'
import { openTestDatabase } from '../support/database/postgres.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'
import { address } from '../support/values/address.ts'

let shop: TestShop
let buyer: Awaited<ReturnType<TestShop['customer']>>
beforeAll(async () => {
  shop = await openTestShop()
  buyer = await shop.customer()
})
afterAll(() => shop.close())

/** Ends every other connection to the shop's database, like a restart of the server. */
const endConnections = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(shop.db)

const cart = () => buyer.client.cart.get({ params: { userId: buyer.id } })

test('Scenario: the server ends the connections; the process continues with new ones', async () => {
  await Promise.all(Array.from({ length: 20 }, cart))
  await endConnections()
  await expect.poll(async () => (await cart()).status).toBe(200)
})

test('Scenario: a connection ends inside a transaction, which is rolled back', async () => {
  const interrupted = shop.db.transaction().execute(async (trx) => {
    await trx.updateTable('variant').set({ stock: 0 }).execute()
    await endConnections()
    await trx.updateTable('variant').set({ stock: 1 }).execute()
  })
  await expect(interrupted).rejects.toThrow()
  await expect.poll(() => shop.stockOf('PD-1').catch(() => undefined)).toBe(8)
})

test('Scenario: two processes start on an empty database at once; it is migrated once', async () => {
  const engine = await openTestDatabase()
  await Promise.all([migrate(engine), migrate(engine), migrate(engine)])
  const rows = await engine.db.selectFrom('language').select('iso_code').execute()
  expect(rows).toEqual([{ iso_code: 'en' }])
  await engine.close()
})

test('a character that PostgreSQL cannot store is refused, not an error of the server', async () => {
  const productId = await shop.variantId('PD-1')
  await buyer.client.cart.add({ body: { productId, quantity: 1 } })
  const response = await fetch(`${shop.origin}/api/order/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${buyer.token}`,
      'idempotency-key': 'with-a-zero',
    },
    body: JSON.stringify({ address, shipping: 'together', currency: 'INR', note: 'a\u0000b' }),
  })
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'bad_request' }])
  expect(await shop.stockOf('PD-1')).toBe(8)
})

test('counts, sums and timestamps are read as numbers', async () => {
  const row = await shop.db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number>('variant.stock').as('sum'),
      fn.max('product.created_at').as('newest'),
    ])
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ count: 8, sum: 225, newest: shop.time.now })
})
