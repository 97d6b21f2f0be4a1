import { test } from '@fast-check/vitest'
import { afterAll, beforeAll, expect } from 'vitest'
import { sign } from '../../../../server/orders/ledger/providers/signature.ts'
import { testSignature } from '../../../../server/orders/ledger/providers/testProvider.ts'
import { factsOf, paymentOfOrder } from '../../../../server/orders/payments/payments.repo.ts'
import type { Row } from '../../../../server/store/schema.ts'
import { openTestShop, type TestShop } from '../../../support/shop.ts'
import { deliveries, eventsAbout, paymentBy } from '../../../support/values/deliveries.ts'
import { placeNow } from './events.ts'

/** PostgreSQL in WebAssembly is slower, and runs the same code. */
const runs = process.env.TEST_ENGINE === undefined ? 1_000 : 60

let shop: TestShop
let template: Row<'customer_order'>
beforeAll(async () => {
  shop = await openTestShop()
  const { _id } = await placeNow(shop, await shop.customer(), 'test')
  template = await shop.db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', _id)
    .executeTakeFirstOrThrow()
})
afterAll(() => shop.close())

let orders = 0
/** Another order like the first one, without lines. */
const nextOrder = async () => {
  const { number: _, ...row } = { ...template, id: `order-${++orders}` }
  await shop.db.insertInto('customer_order').values(row).execute()
  return row
}

const send = (event: unknown) => {
  const body = Buffer.from(JSON.stringify(event))
  const signature = sign(shop.deps.config.testPayments ?? '', body, shop.time.now)
  return shop.app.inject({
    method: 'POST',
    url: '/payments/test/events',
    headers: { 'content-type': 'application/json', [testSignature]: signature },
    payload: body,
  })
}

test.prop([deliveries], { numRuns: runs })(
  'each payment is booked once, whatever the order of its events, and the order follows them (rule O26)',
  async (delivery) => {
    const { order, atOnce } = delivery
    const row = await nextOrder()
    const sent = eventsAbout(row.id, row.display_total, delivery)
    for (let i = 0; i < order.length; i += atOnce) {
      const answers = await Promise.all(order.slice(i, i + atOnce).map((at) => send(sent[at])))
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    }
    const facts = (await factsOf(shop.db, [row.id])).get(row.id) ?? []
    expect(facts.map(({ event_id }) => event_id).toSorted()).toEqual(
      sent.map(({ id }) => id).toSorted(),
    )
    const due = { amount: row.display_total, currency: row.currency_code }
    expect(paymentOfOrder({ ...template, ...row }, facts)).toEqual(paymentBy(sent, due))
    const changes = await shop.db
      .selectFrom('event')
      .select('id')
      .where('name', '=', 'order.changed')
      .where('subject', '=', row.id)
      .execute()
    expect(changes).toHaveLength(sent.length)
  },
  60_000,
)
