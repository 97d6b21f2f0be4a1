import { expect, test } from 'vitest'
import { placeOrder } from '../../../server/orders/placeOrder.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { address } from '../../support/values/address.ts'
import { add, buyer, orderForm, place, placed, shop, useOrderShop } from './orderShop.ts'

useOrderShop()

test('Scenario: an address that is invalid in its country is refused by field, and nothing is ordered', async () => {
  await add('PD-1', 10)
  const wrong = { ...address, pincode: 'abc!', vatNumber: '27X' }
  const { status, body } = await place('wrong-address', { ...orderForm, address: wrong })
  expect([status, body]).toEqual([
    422,
    {
      code: 'invalid_field',
      message: 'address.pincode: must be a postal code of the country',
      key: 'problem.invalid_field',
      field: 'address.pincode',
      issues: [
        {
          ...{ field: 'address.pincode', message: 'must be a postal code of the country' },
          ...{ key: 'field.postalDigits', values: { digits: 6 } },
        },
        {
          ...{ field: 'address.vatNumber', message: 'must be a VAT number of the country' },
          ...{ key: 'field.vatLike', values: { example: '27ABCDE1234F1Z5' } },
        },
      ],
    },
  ])
  const country = { ...orderForm, address: { ...address, country: 'Narnia' } }
  expect((await place('wrong-country', country)).body).toMatchObject({ field: 'address.country' })
  expect((await buyer.client.orders.mine({ query: {} })).body).toMatchObject({ total: 0 })
  expect((await buyer.client.customer.get({ params: { id: buyer.id } })).body).toMatchObject({
    userAddress: [],
  })
})

test('Scenario: a total that differs from the one the buyer saw is refused', async () => {
  await add('PD-1', 1)
  const refused = await place('seen-another', { ...orderForm, seenTotal: 3.42 })
  expect([refused.status, refused.body]).toMatchObject([
    409,
    {
      code: 'conflict',
      message: 'The total is now €3.43; please look again before you order.',
      key: 'refusal.totalChanged',
      values: { total: 3.43, symbol: '€' },
      field: 'seenTotal',
    },
  ])
  expect(await shop.stockOf('PD-1')).toBe(8)
  await placed(place('seen-another', { ...orderForm, seenTotal: 3.43 }))
})

test('Scenario: pieces that have gone out of stock are reported before they are ordered', async () => {
  await add('PD-1', 10)
  const [id, key] = [await shop.variantId('PD-1'), 'seen-in-stock']
  const refused = await place(key, { ...orderForm, seenBackorders: [{ id, pieces: 1 }] })
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'promise_changed', field: 'seenBackorders' },
  ])
  expect(await shop.stockOf('PD-1')).toBe(8)
  await placed(place(key, { ...orderForm, seenBackorders: [{ id, pieces: 2 }] }))
})

test('Scenario: a currency in which the total rounds to zero is refused with its field', async () => {
  await shop.db
    .updateTable('currency')
    .set({ exchange_rate: 0.00001 })
    .where('code', '=', 'EUR')
    .execute()
  await add('PD-1', 1)
  const refused = await place('too-small')
  expect([refused.status, refused.body]).toEqual([
    422,
    {
      code: 'amount_too_small',
      message:
        'currency: the order comes to €0.00, less than can be paid in EUR; order more pieces or choose another currency.',
      key: 'problem.amount_too_small',
      field: 'currency',
    },
  ])
  await placed(place('large-enough', { ...orderForm, currency: 'INR' }))
})

test('Scenario: an order that is running when its customer is un-verified is not placed', async () => {
  await add('PD-1', 2)
  await shop.unverify(buyer.id)
  const attempt = { customerId: buyer.id, key: 'under-way', now: shop.time.now }
  await expect(placeOrder(shop.deps.engine, attempt, orderForm)).rejects.toMatchObject({
    status: 401,
    problem: { code: 'unauthorized', ...said('session.loginRequired') },
  })
  expect(await shop.stockOf('PD-1')).toBe(8)
})

test('Scenario: lines that violate the rules are reported, and not ordered', async () => {
  await add('CH-100-G45', 10)
  const id = await shop.variantId('CH-100-G45')
  await shop.db.updateTable('cart_row').set({ quantity: 11 }).execute()
  const refused = await place('off-step')
  expect([refused.status, refused.body]).toEqual([
    422,
    {
      code: 'order_blocked',
      message: 'Rope chain (CH-100-G45): 11 pieces cannot be ordered any more; change it.',
      key: 'refusal.lineOffStep',
      values: { title: 'Rope chain', sku: 'CH-100-G45', quantity: 11 },
      field: `cart.${id}`,
    },
  ])
})

test('Scenario: invalid orders are refused and nothing changes', async () => {
  const empty = await place('empty-cart')
  expect([empty.status, empty.body]).toEqual([
    422,
    { code: 'order_blocked', ...said('refusal.cartEmpty'), field: 'cart' },
  ])

  const [g6 = '', g7 = ''] = await Promise.all(
    ['RG-7-G6', 'RG-7-G7'].map((sku) => shop.variantId(sku)),
  )
  // Pieces of other products do not count.
  await add('CH-100-G45', 10)
  await buyer.client.cart.updateMoreVariants({
    body: [
      { id: g6, quantity: 1 },
      { id: g7, quantity: 4 },
    ],
  })
  const cart = await buyer.client.cart.get({ params: { userId: buyer.id } })
  const rows = 'cartData' in cart.body ? cart.body.cartData : []
  const one = rows.find(({ cart: row }) => row.sku === 'RG-7-G6')
  await buyer.client.cart.removeRow({ params: { rowId: one?._id ?? '' } })
  expect((await place('below-minimum')).body).toMatchObject({
    code: 'order_blocked',
    message: 'Band ring is below the minimum of 5 pieces.',
    key: 'refusal.belowMinimum',
    field: 'cart.band-ring',
  })

  await buyer.client.cart.updateMoreVariants({ body: [{ id: g6, quantity: 5 }] })
  await shop.db.updateTable('variant').set({ active: 0 }).where('id', '=', g7).execute()
  expect((await place('not-sold')).body).toMatchObject({
    code: 'order_blocked',
    message: 'Band ring (RG-7-G7) is no longer sold; remove it.',
    key: 'refusal.lineNotSold',
    field: `cart.${g7}`,
  })
  expect((await place('no-currency', { ...orderForm, currency: 'XXX' })).body).toEqual({
    code: 'invalid_field',
    message: 'currency: the shop has no currency XXX.',
    key: 'refusal.noCurrency',
    values: { code: 'XXX' },
    field: 'currency',
  })
  expect(await shop.stockOf('RG-7-G6')).toBe(50)
  expect((await buyer.client.orders.mine({ query: {} })).body).toMatchObject({ total: 0 })
})
