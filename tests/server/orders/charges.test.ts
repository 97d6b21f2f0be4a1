import { afterAll, beforeEach, expect, test } from 'vitest'
import { setRate } from '../../../server/settings/rates.ts'
import { putSellingTerms } from '../../../server/settings/selling.repo.ts'
import type { PlaceOrder } from '../../../src/contracts/orders/order.ts'
import type { SellingTerms } from '../../../src/contracts/selling.ts'
import { noTerms } from '../../../src/domain/orders/charges/terms.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'
import { address } from '../../support/values/address.ts'

let shop: TestShop
let buyer: Awaited<ReturnType<TestShop['customer']>>
const opened: TestShop[] = []
beforeEach(async () => {
  shop = await openTestShop()
  opened.push(shop)
  buyer = await shop.customer()
})
afterAll(() => Promise.all(opened.map((each) => each.close())))

/** A seller in the state of the buyer's address. */
const terms: SellingTerms = {
  ...noTerms('Alma'),
  seller: { ...noTerms('Alma').seller, country: 'IN', state: 'Maharashtra' },
  tax: { kind: 'india', rates: [{ hsCode: '', percent: 3 }] },
  shipping: [
    {
      countries: ['IN'],
      steps: [{ upTo: 1_000, cost: 150 }],
      ...{ perKilogram: 60, freeFrom: null },
    },
  ],
}

const fill = async () =>
  buyer.client.cart.add({ body: { productId: await shop.variantId('CH-100-G45'), quantity: 20 } })

const mumbai = { ...address, state: 'Maharashtra' }
const place = (key: string, more: Partial<PlaceOrder> = {}) =>
  buyer.client.orders.place({
    headers: { 'idempotency-key': key },
    body: { address: mumbai, shipping: 'together', currency: 'INR', ...more },
  })

const placed = async (key: string, more: Partial<PlaceOrder> = {}) => {
  const { status, body } = await place(key, more)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

test('Scenario: an order pays for its parcel and its tax by the terms in force', async () => {
  await putSellingTerms(shop.db, [terms])
  await fill()
  // 20 × 200.25 = 4,005.00; with shipping 4,155.00; 1.5 % of it twice is 62.33 each.
  expect(await placed('first-order', { seenTotal: 4_279.66 })).toMatchObject({
    ...{ shippingCost: 150, displayShipping: 150, taxRule: 'in.intra', totalPrice: 4_279.66 },
    taxes: [
      { name: 'CGST', percent: 1.5, base: 4_155, amount: 62.33, displayAmount: 62.33 },
      { name: 'SGST', percent: 1.5, base: 4_155, amount: 62.33, displayAmount: 62.33 },
    ],
    lines: [{ taxes: [{ name: 'CGST', percent: 1.5 }, { name: 'SGST' }] }],
  })
})

test('Scenario: in another currency the order is charged in that currency', async () => {
  await putSellingTerms(shop.db, [terms])
  await fill()
  // 4,005 × 0.0103 = 41.25; 150 × 0.0103 = 1.55 (rounded); 1.5 % of 42.80 is 0.64.
  expect(await placed('first-order', { currency: 'EUR' })).toMatchObject({
    ...{ displayShipping: 1.55, displayTotal: 44.08, totalPrice: 4_279.66 },
    taxes: [{ displayBase: 42.8, displayAmount: 0.64 }, { displayAmount: 0.64 }],
  })
})

test('Scenario: a buyer who saw the total of old terms is asked again, and nothing is placed', async () => {
  await fill()
  const seenTotal = 4_005
  await putSellingTerms(shop.db, [terms])
  const refused = await place('first-order', { seenTotal })
  expect(refused).toMatchObject({
    status: 409,
    body: { field: 'seenTotal', key: 'refusal.totalChanged', values: { total: 4_279.66 } },
  })
  expect((await buyer.client.orders.mine({ query: {} })).body).toMatchObject({ total: 0 })
  expect((await buyer.client.selling.terms()).body).toEqual(terms)
})

test('Scenario: nothing is sent to a country without a zone', async () => {
  await putSellingTerms(shop.db, [terms])
  await fill()
  const italian = {
    ...{ name: 'Anna Rossi', phone: '+39 02 5550 1234', address: 'Via Roma 1' },
    ...{ pincode: '20121', city: 'Milano', country: 'Italy' },
  }
  expect(await place('first-order', { address: italian })).toMatchObject({
    status: 422,
    body: { field: 'address.country', key: 'refusal.noShipping', values: { country: 'Italy' } },
  })
})

test('Scenario: an order keeps its amounts when rates, taxes, shipping and titles change later', async () => {
  await putSellingTerms(shop.db, [terms])
  await fill()
  const { cart: _, ...order } = await placed('first-order', { currency: 'EUR' })
  await putSellingTerms(shop.db, [
    { ...terms, tax: { kind: 'none' }, shipping: [], seller: { ...terms.seller, country: 'IT' } },
  ])
  await setRate(shop.db, { code: 'EUR', rate: 0.5 })
  await shop.db
    .updateTable('product')
    .set({ title_json: JSON.stringify({ en: 'Another title' }), hs_code: '9999', origin: 'FR' })
    .execute()
  await shop.db.updateTable('variant').set({ sell_price: 1, weight: 1 }).execute()
  expect((await buyer.client.orders.get({ params: { id: order._id } })).body).toEqual(order)
})

test('Scenario: terms that are wrong name the field and change nothing', async () => {
  await putSellingTerms(shop.db, [terms])
  const wrong = { ...terms, tax: { kind: 'india', rates: [{ hsCode: '71', percent: 3 }] } }
  await expect(putSellingTerms(shop.db, [wrong])).rejects.toMatchObject({
    problem: { field: '0.tax.rates' },
  })
  const odd = { ...terms, tax: { kind: 'india', rates: [{ hsCode: '', percent: 0.125 }] } }
  await expect(putSellingTerms(shop.db, [odd])).rejects.toThrow(/even third decimal/)
  const nowhere = { ...terms, seller: { ...terms.seller, state: 'Jaipur' } }
  await expect(putSellingTerms(shop.db, [nowhere])).rejects.toMatchObject({
    problem: { field: '0.seller.state' },
  })
  await expect(putSellingTerms(shop.db, [terms, terms])).rejects.toThrow(/one entry/)
  expect((await buyer.client.selling.terms()).body).toEqual(terms)
})

test('Scenario: a saved address that is corrected with an order takes the place of the old one', async () => {
  await fill()
  await placed('first-order')
  const saved = async () => {
    const { status, body } = await buyer.client.customer.get({ params: { id: buyer.id } })
    return status === 200 ? body.userAddress : []
  }
  const [first] = await saved()
  await fill()
  await placed('second-order', {
    address: { ...mumbai, address: '2 Marine Drive' },
    savedAddress: first?._id ?? '',
  })
  expect(await saved()).toMatchObject([{ _id: first?._id, address: '2 Marine Drive' }])
  await fill()
  await placed('third-order', { address: { ...mumbai, city: 'Pune' }, savedAddress: 'not-mine' })
  expect(await saved()).toMatchObject([{ city: 'Pune' }, { address: '2 Marine Drive' }])
})
