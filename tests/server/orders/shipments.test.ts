import { afterAll, beforeEach, expect, test } from 'vitest'
import { changeStatus } from '../../../server/orders/changeStatus.ts'
import { type Sending, sendShipment } from '../../../server/orders/sendShipment.ts'
import { shipments } from '../../../server/store/migrations/0034_shipments.ts'
import { papers } from '../../../server/store/migrations/0037_papers.ts'
import type { Order } from '../../../src/contracts/orders/order.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'
import { address } from '../../support/values/address.ts'

let shop: TestShop
let buyer: Awaited<ReturnType<TestShop['customer']>>
let order: Order
const opened: TestShop[] = []
beforeEach(async () => {
  shop = await openTestShop()
  opened.push(shop)
  buyer = await shop.customer()
  for (const [sku, quantity] of [
    ['PD-1', 5],
    ['CH-100-G45', 50],
  ] as const)
    await buyer.client.cart.add({ body: { productId: await shop.variantId(sku), quantity } })
  const { status, body } = await buyer.client.orders.place({
    headers: { 'idempotency-key': 'the-only-order' },
    body: { address, shipping: 'split', currency: 'INR' },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  order = body
  await changeStatus(shop.deps, 1, 'confirmed')
})
afterAll(() => Promise.all(opened.map((each) => each.close())))

const send = (more: Partial<Sending> = {}) =>
  sendShipment(shop.deps, 1, { pieces: [], carrier: '', tracking: '', note: '', ...more })

const read = async (): Promise<Order> => {
  const { status, body } = await buyer.client.orders.get({ params: { id: order._id } })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

const chains = (quantity: number) => [{ sku: 'CH-100-G45', quantity }]

test('Scenario: an order is sent in two shipments, and is shipped with the second', async () => {
  const [pendant, chain] = order.lines.map(({ _id }) => _id)
  const first = { carrier: 'DHL', tracking: 'JD0146', note: 'The rest follows on Monday.' }
  expect(await send({ pieces: [...chains(20), { sku: 'pd-1', quantity: 5 }], ...first })).toBe(
    false,
  )
  const half = await read()
  expect(half).toMatchObject({ status: 'confirmed', mayCancel: false, changes: [{}] })
  expect(half.lines.map(({ shipped, cancelled }) => [shipped, cancelled])).toEqual([
    [5, 0],
    [20, 0],
  ])
  const listed = { pieces: 55, shippedPieces: 25, openPieces: 30 }
  expect(half).toMatchObject(listed)
  expect((await buyer.client.orders.mine({ query: {} })).body).toMatchObject({ data: [listed] })
  const mail = (await shop.mails()).at(-1)
  expect(mail?.subject).toBe('Part of your order A-000001 is on its way')
  for (const text of ['Rope chain (CH-100-G45): 20', 'Tracking: DHL JD0146', '> The rest follows'])
    expect(mail?.text).toContain(text)

  shop.time.now += 86_400_000
  expect(await send()).toBe(true)
  const whole = await read()
  expect(whole).toMatchObject({
    status: 'shipped',
    changes: [{}, { from: 'confirmed', to: 'shipped' }],
  })
  const sentAt = (days: number) => new Date(shop.time.now - days * 86_400_000).toISOString()
  const _id = expect.any(String)
  expect(whole.shipments).toEqual([
    {
      ...{ _id, number: 1, sentAt: sentAt(1), carrier: 'DHL', tracking: 'JD0146' },
      lines: [
        { lineId: pendant, quantity: 5 },
        { lineId: chain, quantity: 20 },
      ],
    },
    {
      ...{ _id, number: 2, sentAt: sentAt(0), carrier: '', tracking: '' },
      lines: [{ lineId: chain, quantity: 30 }],
    },
  ])
  expect((await shop.mails()).at(-1)?.subject).toBe('Your order A-000001 is on its way')
  await expect(send()).rejects.toThrow(
    'Order A-000001 is shipped and cannot become shipped; it can become delivered.',
  )
})

test('Scenario: what is not open, not in the order, or of an order that is not confirmed is not sent', async () => {
  await send({ pieces: chains(20) })
  await expect(send({ pieces: chains(31) })).rejects.toThrow(
    'Order A-000001 has only 30 open pieces of CH-100-G45.',
  )
  await expect(send({ pieces: [...chains(20), ...chains(20)] })).rejects.toThrow(
    'has only 30 open pieces',
  )
  await expect(send({ pieces: [{ sku: 'PD-9', quantity: 1 }] })).rejects.toThrow(
    'Order A-000001 has no PD-9.',
  )
  expect((await read()).shipments).toHaveLength(1)
  await send({ pieces: [...chains(10), ...chains(20)] })
  expect((await read()).lines[1]).toMatchObject({ quantity: 50, shipped: 50 })
})

test('Scenario: an order of which pieces are sent cannot be cancelled', async () => {
  await send({ pieces: chains(1) })
  await expect(changeStatus(shop.deps, 1, 'cancelled')).rejects.toThrow(
    /^Pieces of order A-000001 are on their way, and it can no longer be cancelled\.$/,
  )
  expect(await buyer.client.orders.cancel({ params: { id: order._id } })).toMatchObject({
    status: 409,
    body: { key: 'refusal.orderPartlySent' },
  })
  expect(await shop.stockOf('PD-1')).toBe(3)
})

test('Scenario: a status of the team sends all that is open', async () => {
  await send({ pieces: chains(1) })
  await changeStatus(shop.deps, 1, 'shipped')
  const { shipments: sent, lines } = await read()
  expect(sent.map(({ lines: of }) => of.map(({ quantity }) => quantity))).toEqual([[1], [5, 49]])
  expect(lines.every(({ quantity, shipped }) => quantity === shipped)).toBe(true)
})

test('Scenario: all pieces of a cancelled order are cancelled', async () => {
  await changeStatus(shop.deps, 1, 'cancelled')
  expect((await read()).lines.map(({ shipped, cancelled }) => [shipped, cancelled])).toEqual([
    [0, 5],
    [0, 50],
  ])
})

test('Scenario: 200 times one piece of 50 is sent at once, while the buyer cancels; none is sent twice', async () => {
  const [sent, cancelled] = await Promise.all([
    Promise.allSettled(Array.from({ length: 200 }, () => send({ pieces: chains(1) }))),
    buyer.client.orders.cancel({ params: { id: order._id } }),
  ])
  const { shipments: made, lines } = await read()
  const pieces = cancelled.status === 200 ? 0 : 50
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(pieces)
  expect(made).toHaveLength(pieces)
  expect(lines[1]?.shipped).toBe(pieces)
}, 20_000)

test('Scenario: after the upgrade an order that was shipped before has one shipment', async () => {
  await changeStatus(shop.deps, 1, 'packed')
  await changeStatus(shop.deps, 1, 'shipped')
  const { shipments: known, papers: _papers, ...before } = await read()
  for (const table of ['paper_link', 'credited_piece', 'paper_file', 'paper', 'paper_series'])
    await shop.db.schema.dropTable(table).execute()
  for (const column of ['credited', 'display_credited'])
    await shop.db.schema.alterTable('customer_order').dropColumn(column).execute()
  await shop.db.schema.dropTable('shipment_line').execute()
  await shop.db.schema.dropTable('shipment').execute()
  await shipments(shop.db, shop.deps.engine.columns)
  await papers(shop.db, shop.deps.engine.columns)
  const { shipments: made, papers: _none, ...after } = await read()
  expect(after).toEqual(before)
  expect(made).toEqual([{ ...known[0], _id: order._id, sentAt: null }])
})
