import { afterAll, beforeEach, expect, test } from 'vitest'
import { checkValues } from '../../../../server/cli/doctor/checks.ts'
import type { Refusal } from '../../../../server/http/problem.ts'
import { createCoupons } from '../../../../server/orders/coupons/coupons.repo.ts'
import { book } from '../../../../server/orders/ledger/ledger.ts'
import { moveShippingDay } from '../../../../server/orders/moveShippingDay.ts'
import { sendShipment } from '../../../../server/orders/sendShipment.ts'
import { toPaise } from '../../../../src/domain/settings/money.ts'
import { openTestShop, type TestShop } from '../../../support/shop.ts'
import { answer, type Buyer, confirmed, numberOf, read } from './placed.ts'

let shop: TestShop
let buyer: Buyer
const opened: TestShop[] = []
beforeEach(async () => {
  shop = await openTestShop()
  opened.push(shop)
  buyer = await shop.customer()
})
afterAll(() => Promise.all(opened.map((each) => each.close())))

/** Of the test shop's first order. */
const move = (day: string, ...skus: string[]) =>
  moveShippingDay(shop.deps, 1, { day, skus, note: 'The stones are late.' })

const ship = (...pieces: { sku: string; quantity: number }[]) =>
  sendShipment(shop.deps, 1, { pieces, carrier: '', tracking: '', note: '' })

test('Scenario: the team moves a date, and the buyer is asked by mail and in /alert', async () => {
  const order = await confirmed(shop, buyer, { 'PD-1': 10, 'CH-100-G45': 10 })
  expect(await move('2027-03-01', 'pd-1')).toMatchObject({ pieces: 10 })
  const asked = await read(buyer, order)
  const [pendant] = order.lines
  expect(asked.moves).toEqual([
    {
      ...{ _id: expect.any(String), at: new Date(shop.time.now).toISOString() },
      ...{ note: 'The stones are late.', answer: null, answeredAt: null },
      lines: [{ lineId: pendant?._id, from: pendant?.shipsBy, to: '2027-03-01T12:00:00.000Z' }],
    },
  ])
  expect(asked.shipsBy).toBe('2027-03-01T12:00:00.000Z')
  const mail = (await shop.mails()).at(-1)
  expect(mail?.subject).toBe('The date of your order A-000001 has moved')
  for (const text of ['we cancel nothing', '> The stones are late.', '(PD-1): March 1, 2027'])
    expect(mail?.text).toContain(text)
  const { body } = await buyer.client.customer.getMessages({ params: { id: buyer.id } })
  expect(body).toMatchObject({
    groupId: { notifications: [{ link: '/history?query=A-000001&order=A-000001' }, {}] },
  })
})

test('Scenario: a date that cannot be moved is refused, and the buyer is not asked', async () => {
  const order = await confirmed(shop, buyer, { 'PD-1': 10, 'CH-100-G45': 10 })
  await move('2027-03-01', 'PD-1')
  const { moves } = await read(buyer, order)
  const refusalOf = (day: string, ...skus: string[]) =>
    move(day, ...skus).catch(({ status, problem }: Refusal) => [status, problem])
  const conflict = (message: string) => [409, { code: 'conflict', message }]
  expect(await refusalOf('2027-03-01')).toEqual(
    conflict('PD-1 of order A-000001 is promised for 2027-03-01; 2027-03-01 is not later.'),
  )
  expect(await refusalOf('2026-11-20')).toEqual(conflict('2026-11-20 is in the past.'))
  expect(await refusalOf('2027-04-01', 'RG-9')).toEqual([
    ...[404, { code: 'not_found', message: 'Order A-000001 has no RG-9.' }],
  ])
  await ship({ sku: 'PD-1', quantity: 10 })
  expect(await refusalOf('2027-04-01', 'PD-1')).toEqual(
    conflict('Order A-000001 has no open pieces of PD-1.'),
  )
  await ship()
  expect(await refusalOf('2027-04-01')).toEqual(conflict('Order A-000001 has no open pieces.'))
  expect((await read(buyer, order)).moves).toEqual(moves)
})

/** 10 %, once. */
const coupon = () =>
  createCoupons(shop.db).add({
    ...{ code: 'TEN', hundredths: 1_000, amount: null, min_total: 0, until: null },
    ...{ starts_at: null, max_uses: 1, max_per_customer: 1, created_at: 0 },
  })
const usesOfCoupon = async () =>
  (await shop.db.selectFrom('coupon').select('used').executeTakeFirstOrThrow()).used

test('Scenario: a dropped line goes back to the stock, and its part of a paid order to the buyer', async () => {
  const stock = await shop.stockOf('PD-1')
  const order = await confirmed(shop, buyer, { 'PD-1': stock + 4, 'CH-100-G45': 10 })
  const transfer = { provider: 'bank', eventId: 'all of it', paymentId: 'all of it' }
  const money = { amount: toPaise(order.displayTotal), currency: 'EUR', occurredAt: 0 }
  const fact = { ...transfer, ...money, orderId: order._id, kind: 'captured' } as const
  await book(shop.deps, fact, 'team')
  await ship({ sku: 'PD-1', quantity: 2 })
  await move('2027-03-01', 'PD-1')
  const { status, body } = await answer(buyer, order, 'drop')
  if (status !== 200) throw new Error(JSON.stringify(body))
  const [pendant, chain] = body.lines
  expect([pendant?.shipped, pendant?.cancelled]).toEqual([2, stock + 2])
  expect(await shop.stockOf('PD-1')).toBe(stock - 2)
  expect(body.status).toBe('confirmed')
  const amount = toPaise(pendant?.displayTotal ?? 0)
  const dropped = amount - Math.round((amount * 2) / (stock + 4))
  expect([body.displayTotal, toPaise(body.displayDropped)]).toEqual([order.displayTotal, dropped])
  expect(body.payment).toMatchObject({ status: 'overpaid', open: 0, excess: dropped / 100 })
  const mail = (await shop.mails()).at(-1)
  expect(mail?.subject).toBe('Pieces of your order A-000001 are dropped')
  for (const text of [
    'no longer coming',
    `(PD-1): ${stock + 2}\n`,
    `We pay back €${dropped / 100}.`,
  ])
    expect(mail?.text).toContain(text)
  expect((await answer(buyer, order, 'drop')).body).toMatchObject({ lines: body.lines })
  expect(await answer(buyer, order, 'wait')).toMatchObject({
    ...{ status: 409, body: { key: 'refusal.moveAnswered' } },
  })
  expect(await ship()).toBe(true)
  expect((await read(buyer, order)).shipments.at(-1)?.lines).toEqual([
    { lineId: chain?._id, quantity: 10 },
  ])
  expect(await checkValues(shop.db)).toEqual([])
})

test('Scenario: the last dropped line cancels the order, and gives its coupon back', async () => {
  await coupon()
  const stock = await shop.stockOf('PD-1')
  const order = await confirmed(shop, buyer, { 'PD-1': 2 }, { coupon: 'TEN' })
  await move('2027-03-01')
  const { body } = await answer(buyer, order, 'drop')
  expect(body).toMatchObject({
    ...{ status: 'cancelled', displayDropped: order.displayTotal, dropped: order.totalPrice },
    changes: [{}, { to: 'cancelled', by: 'customer' }],
    payment: { status: 'notDue', open: 0 },
  })
  expect(await shop.stockOf('PD-1')).toBe(stock)
  expect((await shop.mails()).at(-1)?.subject).toBe('Your order A-000001 is cancelled')
  expect(await usesOfCoupon()).toBe(0)
  await confirmed(shop, buyer, { 'PD-1': 2 }, { coupon: 'TEN' })
})

test('Scenario: an order of which the rest is dropped is shipped, and keeps its coupon', async () => {
  await coupon()
  const pieces = { 'PD-1': 2, 'CH-100-G45': 10 }
  const order = await confirmed(shop, buyer, pieces, { coupon: 'TEN' })
  await ship({ sku: 'CH-100-G45', quantity: 10 })
  await move('2027-03-01')
  expect((await answer(buyer, order, 'drop')).body).toMatchObject({ status: 'shipped' })
  expect((await shop.mails()).at(-1)?.text).toContain('Everything else is on its way.')
  expect(await usesOfCoupon()).toBe(1)
})

test('Scenario: lines are dropped one after the other; each goes back to the stock once', async () => {
  const stocks = () => Promise.all(['PD-1', 'CH-100-G45'].map((sku) => shop.stockOf(sku)))
  const before = await stocks()
  const order = await confirmed(shop, buyer, { 'PD-1': 2, 'CH-100-G45': 10 })
  for (const sku of ['PD-1', 'CH-100-G45']) {
    await move('2027-03-01', sku)
    expect((await answer(buyer, order, 'drop')).status).toBe(200)
  }
  expect(await stocks()).toEqual(before)
})

test('Scenario: split ships what is in stock now, at no higher cost', async () => {
  const stock = await shop.stockOf('PD-1')
  const order = await confirmed(shop, buyer, { 'PD-1': stock + 1, 'CH-100-G45': 10 })
  shop.time.now += 10 * 86_400_000
  await move('2027-03-01', 'PD-1')
  const changes = () =>
    shop.db
      .selectFrom('event')
      .select(['customer_id', 'subject'])
      .where('name', '=', 'order.changed')
      .orderBy('id')
      .execute()
  const mails = (await shop.mails()).length
  const seen = await changes()
  const { body } = await answer(buyer, order, 'split')
  // The buyer's other pages learn of it; a mail would only repeat what the buyer has just chosen.
  const change = { customer_id: buyer.id, subject: order._id }
  expect((await changes()).slice(seen.length)).toEqual([change])
  expect(await shop.mails()).toHaveLength(mails)
  expect(body).toMatchObject({
    ...{ shipping: 'split', displayTotal: order.displayTotal, displayDropped: 0 },
    lines: [{ shipsBy: '2027-03-01T12:00:00.000Z' }, { shipsBy: '2026-12-03T00:00:00.000Z' }],
  })
})

test('Scenario: a question that is replaced, or whose pieces are sent, takes no answer', async () => {
  const order = await confirmed(shop, buyer, { 'PD-1': 2 })
  await move('2027-03-01')
  const moveId = (await read(buyer, order)).moves[0]?._id ?? ''
  await move('2027-04-01')
  const params = { id: order._id }
  expect(
    await buyer.client.orders.answerMove({ params, body: { moveId, answer: 'drop' } }),
  ).toMatchObject({ status: 409, body: { key: 'refusal.moveReplaced' } })
  const other = await shop.customer()
  expect(
    await other.client.orders.answerMove({ params, body: { moveId, answer: 'drop' } }),
  ).toMatchObject({ status: 404, body: { key: 'refusal.noOrder' } })
  await ship()
  expect(await answer(buyer, order, 'drop')).toMatchObject({
    ...{ status: 409, body: { key: 'refusal.moveClosed' } },
  })
  expect(numberOf(order)).toBe(1)
})
