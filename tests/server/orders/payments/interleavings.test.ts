import { fc, test } from '@fast-check/vitest'
import { afterAll, beforeAll, expect } from 'vitest'
import { sign } from '../../../../server/orders/ledger/providers/signature.ts'
import { testSignature } from '../../../../server/orders/ledger/providers/testProvider.ts'
import { factsOf, paymentOfOrder } from '../../../../server/orders/payments/payments.repo.ts'
import type { Row } from '../../../../server/store/schema.ts'
import { paymentOf } from '../../../../src/domain/orders/payments/payment.ts'
import { openTestShop, type TestShop } from '../../../support/shop.ts'
import { eventOf, placeNow } from './events.ts'

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

/** What happens to one payment: kinds of events, and the part of the price that they are about. */
const stories = fc.constantFrom(
  ...[['authorized', 'captured'], ['captured'], ['pending', 'failed']],
  ...[
    ['captured', 'refunded'],
    ['pending', 'authorized', 'captured', 'refunded'],
  ],
)
const payment = fc.record({
  kinds: stories,
  share: fc.constantFrom(1, 1, 0.5),
  currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'INR'),
})

/** Up to three payments; each event arrives one to three times, in any order, some of them at once. */
const deliveries = fc.array(payment, { minLength: 1, maxLength: 3 }).chain((payments) => {
  const events = payments.flatMap(({ kinds, share, currency }, p) =>
    kinds.map((kind, k) => ({
      ...{ id: `${p}.${k}`, payment: `p-${p}`, kind, share, currency },
    })),
  )
  const repeated = fc.array(fc.integer({ min: 0, max: events.length - 1 }), { maxLength: 4 })
  return repeated
    .chain((more) => {
      const sent = [...events.keys(), ...more]
      return fc.shuffledSubarray(sent, { minLength: sent.length, maxLength: sent.length })
    })
    .chain((order) =>
      fc.tuple(fc.constant(events), fc.constant(order), fc.integer({ min: 1, max: 3 })),
    )
})

test.prop([deliveries], { numRuns: runs })(
  'each payment is booked once, whatever the order of its events, and the order follows them (rule O26)',
  async ([events, order, atOnce]) => {
    const row = await nextOrder()
    const sent = events.map(({ id, share, ...event }) =>
      eventOf(row.id, {
        ...(event as object),
        id: `${row.id}.${id}`,
        payment: `${row.id}.${event.payment}`,
        amount: Math.round(row.display_total * share),
      }),
    )
    for (let i = 0; i < order.length; i += atOnce) {
      const answers = await Promise.all(order.slice(i, i + atOnce).map((at) => send(sent[at])))
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    }
    const facts = (await factsOf(shop.db, [row.id])).get(row.id) ?? []
    expect(facts.map(({ event_id }) => event_id).toSorted()).toEqual(
      sent.map(({ id }) => id).toSorted(),
    )
    const due = { amount: row.display_total, currency: row.currency_code, isCancelled: false }
    const expected = paymentOf(
      due,
      sent.map(({ id, payment: paymentId, kind, amount, currency }) => ({
        ...{ provider: 'test', eventId: id, paymentId, kind, amount, currency },
      })),
    )
    expect(paymentOfOrder({ ...template, ...row }, facts)).toEqual(expected)
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
