import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../../../server/http/problem.ts'
import { book } from '../../../../server/orders/ledger/ledger.ts'
import { owedBy } from '../../../../server/orders/payments/account.ts'
import { placeOrder } from '../../../../server/orders/placeOrder.ts'
import type { NewRow } from '../../../../server/store/schema.ts'
import { openTestShop, type TestShop } from '../../../support/shop.ts'
import { address } from '../../../support/values/address.ts'
import { type Buyer, placeNow, readOrder, tryOrder } from './events.ts'

let shop: TestShop
let buyer: Buyer
beforeAll(async () => {
  shop = await openTestShop()
  buyer = await shop.customer()
})
afterAll(() => shop.close())

/** Ten chains, in paise. */
const price = 200_250

const allow = (limit: number | null) =>
  shop.db
    .updateTable('customer')
    .set({ on_account: 1, account_limit: limit })
    .where('id', '=', buyer.id)
    .execute()

const emptyCart = () => shop.db.deleteFrom('cart_row').where('customer_id', '=', buyer.id).execute()

test('Scenario: a customer orders on account once the team allows it, up to the limit', async () => {
  const refused = await tryOrder(shop, buyer, 'onAccount')
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { code: 'invalid_field', field: 'payment', key: 'refusal.notOnAccount' },
  ])
  expect((await buyer.client.orders.paymentMethods()).body).toEqual({
    data: ['bankTransfer', 'test'],
  })

  await allow(2.5 * price)
  await emptyCart()
  expect((await buyer.client.orders.paymentMethods()).body).toEqual({
    data: ['bankTransfer', 'onAccount', 'test'],
    account: { left: (2.5 * price) / 100 },
  })
  const first = await placeNow(shop, buyer, 'onAccount')
  await placeNow(shop, buyer, 'onAccount')
  expect(await owedBy(shop.db, buyer.id)).toBe(2 * price)
  const tooMuch = await tryOrder(shop, buyer, 'onAccount')
  expect(tooMuch.body).toMatchObject({
    ...{ key: 'refusal.accountLimit', values: { left: 10.31, symbol: '€' } },
  })
  expect((await buyer.client.orders.paymentMethods()).body).toMatchObject({
    account: { left: price / 200 },
  })

  const paid = { provider: 'bank', eventId: 'b-1', paymentId: 'b-1', kind: 'captured' } as const
  await book(
    shop.deps,
    { ...paid, orderId: first._id, amount: 2_063, currency: 'EUR', occurredAt: 0 },
    'team',
  )
  expect((await readOrder(buyer, first._id)).payment).toMatchObject({ status: 'paid', open: 0 })
  expect(await owedBy(shop.db, buyer.id)).toBe(price)
  await emptyCart()
  const third = await placeNow(shop, buyer, 'onAccount')
  await buyer.client.orders.cancel({ params: { id: third._id } })
  expect(await owedBy(shop.db, buyer.id)).toBe(price)
})

/** Orders ten chains, whichever order has emptied the cart meanwhile. */
const insist = async (row: NewRow<'cart_row'>, key: string): Promise<string> => {
  await shop.db
    .insertInto('cart_row')
    .values({ ...row, id: `row-${key}` })
    .onConflict((on) => on.doNothing())
    .execute()
  const body = { address, shipping: 'together', currency: 'EUR', payment: 'onAccount' } as const
  const attempt = { customerId: buyer.id, key, now: shop.time.now }
  return placeOrder(shop.deps.engine, attempt, body).then(
    ({ status }) => status,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      const { key: sentence = '' } = error.problem
      return sentence === 'refusal.cartEmpty' ? insist(row, key) : sentence
    },
  )
}

test('Scenario: 50 orders on account at once never exceed the limit', async () => {
  const owed = await owedBy(shop.db, buyer.id)
  await allow(owed + 5 * price)
  const row = {
    ...{ id: '', customer_id: buyer.id, variant_id: await shop.variantId('CH-100-G45') },
    ...{ quantity: 10, added_price: 20_025, created_at: shop.time.now },
  }
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, i) => insist(row, `at-once-${i}`)),
  )
  expect(outcomes.toSorted()).toEqual([
    ...Array(5).fill('placed'),
    ...Array(45).fill('refusal.accountLimit'),
  ])
  expect(await owedBy(shop.db, buyer.id)).toBe(owed + 5 * price)
})
