import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeStatus } from '../../../../server/orders/changeStatus.ts'
import { putSetting } from '../../../../server/settings/settings.writer.ts'
import type { Order } from '../../../../src/contracts/orders/order.ts'
import { noTerms } from '../../../../src/domain/orders/charges/terms.ts'
import { openTestShop, type TestShop } from '../../../support/shop.ts'
import { type Buyer, eventOf, placeNow, readOrder, sendEvent, tryOrder } from './events.ts'

let shop: TestShop
let buyer: Buyer
beforeAll(async () => {
  shop = await openTestShop()
  buyer = await shop.customer()
})
afterAll(() => shop.close())

const paymentOf = async ({ _id }: Order) => {
  const { payment } = await readOrder(buyer, _id)
  const { status, open, excess } = payment ?? {}
  return [status, open, excess]
}
const subjects = async ({ number }: Order) =>
  (await shop.mails()).map(({ subject }) => subject).filter((each) => each.includes(number))

test('Scenario: an order by bank transfer says how to pay, and is paid once', async () => {
  const order = await placeNow(shop, buyer, 'bankTransfer')
  expect(order.payment).toEqual({
    ...{ method: 'bankTransfer', status: 'due', paid: 0, refunded: 0, open: 20.63, excess: 0 },
    ...{ reference: 'RF59A000001', bank: null, payUrl: null, entries: [] },
  })
  expect((await shop.mails()).at(-1)?.text).toContain('Reference: RF59A000001')
})

test('Scenario: the test provider authorizes and captures; the buyer gets one mail', async () => {
  const order = await placeNow(shop, buyer, 'test')
  expect(order.payment?.payUrl).toBe(`/__pay/${order._id}`)
  const authorized = eventOf(order._id, { id: 'a-1', kind: 'authorized' })
  const captured = eventOf(order._id, { id: 'a-2' })
  expect(await sendEvent(shop, authorized)).toBe(200)
  expect(await paymentOf(order)).toEqual(['authorized', 20.63, 0])
  expect(await sendEvent(shop, captured)).toBe(200)
  expect(await sendEvent(shop, captured)).toBe(200)
  expect(await paymentOf(order)).toEqual(['paid', 0, 0])
  expect(await subjects(order)).toEqual([
    ...[`Your order ${order.number}`, `Payment of your order ${order.number}`],
  ])
})

test('Scenario: an event that repeats with another content is refused, and changes nothing', async () => {
  const order = await placeNow(shop, buyer, 'test')
  const event = eventOf(order._id, { id: 'b-1' })
  expect(await sendEvent(shop, event)).toBe(200)
  const others = [
    { amount: 1 },
    { kind: 'refunded' },
    { payment: 'p-2' },
    { currency: 'INR' },
  ] as const
  for (const other of others) expect(await sendEvent(shop, { ...event, ...other })).toBe(409)
  const another = await placeNow(shop, buyer, 'test')
  expect(await sendEvent(shop, { ...event, order: another._id })).toBe(409)
  expect(await paymentOf(order)).toEqual(['paid', 0, 0])
  expect(await paymentOf(another)).toEqual(['due', 20.63, 0])
})

test('Scenario: a message that is not from the provider changes nothing', async () => {
  const order = await placeNow(shop, buyer, 'test')
  const event = eventOf(order._id, { id: 'c-1' })
  const minute = 60_000
  expect(await sendEvent(shop, event, { secret: 'another secret' })).toBe(401)
  expect(await sendEvent(shop, event, { at: shop.time.now - 6 * minute })).toBe(401)
  expect(await sendEvent(shop, event, { at: shop.time.now + 6 * minute })).toBe(401)
  expect(await sendEvent(shop, event, { provider: 'nobody' })).toBe(404)
  expect(await sendEvent(shop, { ...event, order: 'o-0' })).toBe(404)
  for (const malformed of ['', '{', '[]', { ...event, amount: -1 }, { ...event, amount: 0.5 }])
    expect(await sendEvent(shop, malformed)).toBe(400)
  expect(await sendEvent(shop, '['.repeat(60_000))).toBe(400)
  expect(await sendEvent(shop, ' '.repeat(70_000))).toBe(413)
  expect(await paymentOf(order)).toEqual(['due', 20.63, 0])
})

test('Scenario: a wrong amount and a wrong currency are booked, and never count as paid', async () => {
  const order = await placeNow(shop, buyer, 'test')
  await sendEvent(shop, eventOf(order._id, { id: 'd-1', currency: 'INR' }))
  expect(await paymentOf(order)).toEqual(['due', 20.63, 0])
  await sendEvent(shop, eventOf(order._id, { id: 'd-2', amount: 1_000 }))
  expect(await paymentOf(order)).toEqual(['partlyPaid', 10.63, 0])
  await sendEvent(shop, eventOf(order._id, { id: 'd-3', amount: 1_163 }))
  expect(await paymentOf(order)).toEqual(['overpaid', 0, 1])
})

test('Scenario: a cancelled order that was paid is to be refunded, until the money is back', async () => {
  const order = await placeNow(shop, buyer, 'test')
  await sendEvent(shop, eventOf(order._id, { id: 'f-1' }))
  await buyer.client.orders.cancel({ params: { id: order._id } })
  expect(await paymentOf(order)).toEqual(['toRefund', 0, 20.63])
  expect((await shop.mails()).at(-1)?.text).toContain('We pay back: €20.63')
  await sendEvent(shop, eventOf(order._id, { id: 'f-2', kind: 'refunded' }))
  expect(await paymentOf(order)).toEqual(['refunded', 0, 0])
})

test('Scenario: the team confirms an order once it is paid for, or says that it need not be', async () => {
  const unpaid = await placeNow(shop, buyer, 'test')
  const confirm = ({ number }: Order, needsPayment = true) =>
    changeStatus(shop.deps, Number(number.slice(2)), 'confirmed', '', { needsPayment })
  await expect(confirm(unpaid)).rejects.toThrow(
    `Order ${unpaid.number} is not paid for (due). Confirm it anyway with --unpaid.`,
  )
  await confirm(unpaid, false)
  const paid = await placeNow(shop, buyer, 'test')
  await sendEvent(shop, eventOf(paid._id, { id: 'g-1' }))
  await confirm(paid)
  expect((await readOrder(buyer, paid._id)).status).toBe('confirmed')
})

test('Scenario: money that comes in for an erased customer is booked without a mail', async () => {
  const other = await shop.customer()
  const { _id } = await placeNow(shop, other, 'test')
  await shop.db
    .updateTable('customer')
    .set({ email: `erased-${other.id}`, erased_at: shop.time.now })
    .where('id', '=', other.id)
    .execute()
  expect(await sendEvent(shop, eventOf(_id, { id: 'h-1' }))).toBe(200)
  expect((await shop.mails()).map(({ to }) => to)).not.toContain(`erased-${other.id}`)
})

test('Scenario: an order shows the account of its day', async () => {
  const account = (from: string, bank: string) => ({
    ...noTerms('Alma'),
    from,
    bank: { holder: 'Alma', account: 'DE89370400440532013000', bank, code: 'COBADEFF' },
  })
  const terms = [
    account('2026-01-01', 'Old'),
    account('2026-11-01', 'New'),
    account('2027-01-01', 'Next'),
  ]
  await putSetting(shop.db, 'selling', terms)
  const order = await placeNow(shop, buyer, 'bankTransfer')
  expect(order.payment?.bank).toMatchObject({ bank: 'New' })
  expect((await shop.mails()).at(-1)?.text).toContain('Bank: New COBADEFF')
  await shop.db.deleteFrom('setting').where('key', '=', 'selling').execute()
})

test('a booked fact is neither changed nor deleted', async () => {
  const facts = shop.db.updateTable('payment_fact').set({ amount: 1 })
  await expect(facts.execute()).rejects.toThrow('payment facts are only added')
  await expect(shop.db.deleteFrom('payment_fact').execute()).rejects.toThrow(
    'payment facts are only added',
  )
})

test('Scenario: without the setting there is no test provider', async () => {
  const plain = await openTestShop({ testPayments: undefined })
  const customer = await plain.customer()
  const { body } = await customer.client.orders.paymentMethods()
  expect(body).toEqual({ data: ['bankTransfer'] })
  const refused = await tryOrder(plain, customer, 'test')
  expect([refused.status, refused.body]).toMatchObject([422, { field: 'payment' }])
  const { _id } = await placeNow(plain, customer, 'bankTransfer')
  expect(await sendEvent(plain, eventOf(_id), { secret: 'the secret of the tests' })).toBe(404)
  expect((await fetch(`${plain.origin}/__pay/${_id}`)).status).toBe(404)
  await plain.close()
})
