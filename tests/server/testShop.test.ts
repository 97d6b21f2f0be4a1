import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { readRows } from '../support/database/readRows.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'
import { address } from '../support/values/address.ts'

const openShop = async (): Promise<TestShop> => {
  const shop = await openTestShop()
  onTestFinished(() => shop.close())
  return shop
}

const placeAnOrder = async (shop: TestShop) => {
  const { client } = await shop.customer()
  await client.cart.add({ body: { productId: await shop.variantId('PD-1'), quantity: 10 } })
  return client.orders.place({
    headers: { 'idempotency-key': 'an-order' },
    body: { address, shipping: 'together', currency: 'EUR' },
  })
}

test('a test shop begins like the one before, whatever happened there', async () => {
  const first = await openShop()
  const rows = await readRows(first.db)
  const order = { status: 201, body: { number: 'A-000001' } }
  expect(await placeAnOrder(first)).toMatchObject(order)
  await first.db
    .updateTable('product')
    .set({ slug: 'another' })
    .where('slug', '=', 'rope-chain')
    .execute()
  const second = await openShop()
  expect(await readRows(second.db)).toEqual(rows)
  expect(await placeAnOrder(second)).toMatchObject(order)
  await sql`create table left_behind (id integer)`.execute(second.db)
  // Prepared once more, with other ids.
  const third = await readRows((await openShop()).db)
  expect(Object.keys(third)).toEqual(Object.keys(rows))
})
