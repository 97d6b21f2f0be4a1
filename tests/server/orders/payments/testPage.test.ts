import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../support/shop.ts'
import { type Buyer, placeNow, readOrder } from './events.ts'

let shop: TestShop
let buyer: Buyer
beforeAll(async () => {
  shop = await openTestShop()
  buyer = await shop.customer()
})
afterAll(() => shop.close())

/** Presses a button of the page; what the shop has answered to each event. */
const press = async (orderId: string, act: string): Promise<readonly string[]> => {
  const answer = await fetch(`${shop.origin}/__pay/${orderId}`, {
    method: 'POST',
    body: new URLSearchParams({ act }),
  })
  expect(answer.status).toBe(200)
  return [...(await answer.text()).matchAll(/<li>([^<]+)<\/li>/g)].map(([, item = '']) => item)
}

test.each([
  ['pay', ['authorized 20.63 EUR: 200', 'captured 20.63 EUR: 200'], 'paid'],
  ['decline', ['pending 20.63 EUR: 200', 'failed 20.63 EUR: 200'], 'failed'],
  ['late', ['pending 20.63 EUR: 200', 'captured: in 5 seconds'], 'pending'],
  ['twice', ['captured 20.63 EUR: 200', 'captured 20.63 EUR: 200'], 'paid'],
  [
    'outOfOrder',
    ['captured 20.63 EUR: 200', 'authorized 20.63 EUR: 200', 'pending 20.63 EUR: 200'],
    'paid',
  ],
  ['wrongAmount', ['captured 30.63 EUR: 200'], 'overpaid'],
  ['wrongCurrency', ['captured 20.63 USD: 200'], 'due'],
  ['badSignature', ['captured 20.63 EUR: 401'], 'due'],
])('the page of the test provider: %s (rule O29)', async (act, answers, status) => {
  const { _id } = await placeNow(shop, buyer, 'test')
  expect(await press(_id, act)).toEqual(answers)
  expect((await readOrder(buyer, _id)).payment?.status).toBe(status)
})

test('Scenario: a test payment is paid back', async () => {
  const { _id } = await placeNow(shop, buyer, 'test')
  await press(_id, 'pay')
  expect(await press(_id, 'refund')).toEqual(['refunded 20.63 EUR: 200'])
  expect((await readOrder(buyer, _id)).payment?.status).toBe('refunded')
})

test('Scenario: the page is for test payments only, and knows its own acts only', async () => {
  const { _id } = await placeNow(shop, buyer, 'bankTransfer')
  expect((await fetch(`${shop.origin}/__pay/${_id}`)).status).toBe(404)
  const tested = await placeNow(shop, buyer, 'test')
  const answer = await fetch(`${shop.origin}/__pay/${tested._id}`, {
    method: 'POST',
    body: new URLSearchParams({ act: 'constructor' }),
  })
  expect(answer.status).toBe(400)
})
