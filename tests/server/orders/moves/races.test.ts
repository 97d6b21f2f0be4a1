import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkValues } from '../../../../server/cli/doctor/checks.ts'
import { answerDateMove } from '../../../../server/orders/answerDateMove.ts'
import { withdrawOrder } from '../../../../server/orders/changeStatus.ts'
import { moveShippingDay } from '../../../../server/orders/moveShippingDay.ts'
import { sendShipment } from '../../../../server/orders/sendShipment.ts'
import type { Order } from '../../../../src/contracts/orders/order.ts'
import { openTestShop, type TestShop } from '../../../support/shop.ts'
import { type Buyer, confirmed, numberOf, read } from './placed.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Enough for both outcomes; each places an order. */
const runs = 10

const skus = ['PD-1', 'CH-100-G45'] as const
const stocks = () => Promise.all(skus.map((sku) => shop.stockOf(sku)))

/** The other acts look their order up before their transaction, and begin it after this when they were called before. */
const rivalsLookUp = () => shop.stockOf('PD-1')

/** What of the stock is in shipments or open: a backorder took none of it. */
const heldOf = ({ lines }: Order): number[] =>
  lines.map(({ quantity, backorder, cancelled }) =>
    Math.min(quantity - backorder, quantity - cancelled),
  )

const rivals: Readonly<Record<string, (order: Order, buyer: Buyer) => Promise<unknown>>> = {
  'a shipment of everything': (order) =>
    sendShipment(shop.deps, numberOf(order), {
      ...{ pieces: [], carrier: '', tracking: '', note: '' },
    }),
  'a cancellation': (order, buyer) => withdrawOrder(shop.deps, buyer.id, order._id),
}

test.each(Object.entries(rivals))(
  'Scenario: dropped pieces race with %s, and no piece is counted twice',
  async (_, rival) => {
    const outcomes = new Set<string>()
    for (let run = 0; run < runs; run += 1) {
      const before = await stocks()
      const buyer = await shop.customer()
      const order = await confirmed(shop, buyer, { 'PD-1': 3, 'CH-100-G45': 10 })
      await moveShippingDay(shop.deps, numberOf(order), {
        day: '2027-03-01',
        skus: ['PD-1'],
        note: '',
      })
      const moveId = (await read(buyer, order)).moves[0]?._id ?? ''
      const drop = () => answerDateMove(shop.deps, buyer.id, order._id, { moveId, answer: 'drop' })
      const late = async () => {
        await rivalsLookUp()
        return drop()
      }
      await Promise.allSettled(
        run % 2 === 0 ? [drop(), rival(order, buyer)] : [rival(order, buyer), late()],
      )
      const after = await read(buyer, order)
      const states = after.lines.map(({ quantity, shipped, cancelled }) => {
        expect(shipped + cancelled).toBe(quantity)
        return `${shipped} ${cancelled}`
      })
      outcomes.add(`${after.status} ${after.displayDropped > 0}: ${states.join(', ')}`)
      const held = heldOf(after)
      expect((await stocks()).map((stock, i) => stock + (held[i] ?? 0))).toEqual(before)
    }
    expect(outcomes.size).toBe(2)
  },
  20_000,
)

test('Scenario: 100 shipments of one piece race with 100 answers; what is not sent is dropped once', async () => {
  const before = await stocks()
  const buyer = await shop.customer()
  const order = await confirmed(shop, buyer, { 'PD-1': 1, 'CH-100-G45': 50 })
  const number = numberOf(order)
  await moveShippingDay(shop.deps, number, { day: '2027-03-01', skus: ['CH-100-G45'], note: '' })
  const moveId = (await read(buyer, order)).moves[0]?._id ?? ''
  const pieces = [{ sku: 'CH-100-G45', quantity: 1 }]
  let sent = 0
  const answers: Promise<void>[] = []
  const answer = () => answerDateMove(shop.deps, buyer.id, order._id, { moveId, answer: 'drop' })
  const ship = async () => {
    await sendShipment(shop.deps, number, { pieces, carrier: '', tracking: '', note: '' })
    sent += 1
    if (sent === 10) answers.push(...Array.from({ length: 100 }, answer))
  }
  const shipInTurn = async () => {
    for (let i = 0; i < 20; i += 1)
      await ship().catch((error) => expect(error).toMatchObject({ status: 409 }))
  }
  await Promise.all(Array.from({ length: 5 }, shipInTurn))
  await Promise.all(answers)
  const after = await read(buyer, order)
  expect(after.lines[1]).toMatchObject({ shipped: sent, cancelled: 50 - sent })
  expect(sent).toBeLessThan(50)
  const held = heldOf(after)
  expect((await stocks()).map((stock, i) => stock + (held[i] ?? 0))).toEqual(before)
  expect(await checkValues(shop.db)).toEqual([])
}, 20_000)
