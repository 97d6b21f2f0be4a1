import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPaper } from '../../../../server/orders/papers/addPaper.ts'
import { takeNumber } from '../../../../server/orders/papers/takeNumber.ts'
import { openTestShop, type TestShop } from '../../../support/shop.ts'
import { address } from '../../../support/values/address.ts'
import { everyPaper } from '../../../support/values/papers.ts'

let shop: TestShop
let orderId: string
beforeAll(async () => {
  shop = await openTestShop()
  const { client } = await shop.customer()
  await client.cart.add({ body: { productId: await shop.variantId('PD-1'), quantity: 2 } })
  const { status, body } = await client.orders.place({
    headers: { 'idempotency-key': 'the-only-order' },
    body: { address, shipping: 'together', currency: 'INR' },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  orderId = body._id
})
afterAll(() => shop.close())

const invoice = everyPaper('en').find(({ kind }) => kind === 'invoice')

/** Issues an invoice, or fails once its number is taken. */
const write = (now: number, fails: boolean): Promise<void> =>
  shop.db.transaction().execute(async (trx) => {
    if (!invoice) throw new Error('there is no invoice')
    const number = await takeNumber(trx, 'INV', { now, timeZone: 'Asia/Kolkata' })
    await addPaper(trx, invoice, { orderId, shipmentId: null, number, now })
    if (fails) throw new Error('the writer fails')
  })

const numbers = async (): Promise<readonly (string | null)[]> => {
  const rows = await shop.db
    .selectFrom('paper')
    .select('number')
    .where('kind', '=', 'invoice')
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}

/** From 1. */
const firstNumbers = (year: number, count: number) =>
  Array.from({ length: count }, (_, i) => `INV-${year}-${String(i + 1).padStart(6, '0')}`)

test('100 parallel writers of invoices leave no gap, also when others fail (rule O23)', async () => {
  const now = Date.UTC(2026, 10, 26)
  const writers = Array.from({ length: 140 }, (_, i) => write(now, i % 7 < 2))
  const results = await Promise.allSettled(writers)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
  expect(await numbers()).toEqual(firstNumbers(2026, 100))
})

test('a year begins in the time zone of the seller (rule O23)', async () => {
  await write(Date.UTC(2026, 11, 31, 18, 29), false)
  await write(Date.UTC(2026, 11, 31, 18, 30), false)
  expect(await numbers()).toEqual([...firstNumbers(2026, 101), ...firstNumbers(2027, 1)])
})
