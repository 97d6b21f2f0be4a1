import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { readConfig } from '../../../server/config/config.ts'
import { openShop } from '../../../server/opening/open.ts'
import { sign } from '../../../server/orders/ledger/providers/signature.ts'
import { testSignature } from '../../../server/orders/ledger/providers/testProvider.ts'
import { factsOf, paymentOfOrder } from '../../../server/orders/payments/payments.repo.ts'
import type { Db, Row } from '../../../server/store/schema.ts'
import { address } from '../../support/values/address.ts'
import {
  type Delivery,
  deliveries,
  eventsAbout,
  paymentBy,
} from '../../support/values/deliveries.ts'
import { type Buyer, fillCart, makeBuyers, someVariants } from '../buyers.ts'
import { send, times } from '../calls.ts'
import type { Drill, DrillShop } from '../drill.ts'
import { testSecret } from '../run.ts'

type OrderRow = Row<'customer_order'>

/** Places an order in euros that is paid through the test provider. @returns its id */
const orderToPay = async (shop: DrillShop, { token }: Buyer): Promise<string> => {
  const body = { address, shipping: 'together', currency: 'EUR', payment: 'test' }
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'an-order-to-pay' }
  const answer = await send(shop, 'POST', '/order/', body, headers)
  const { _id } = (await answer.json()) as { _id?: string }
  if (_id === undefined) throw new Error(`the order was answered with ${answer.status}`)
  return _id
}

/** Another order like the first one, without lines. */
const copyOrder = async (db: Db, id: string, copy: string): Promise<OrderRow> => {
  const { number: _, ...row } = await db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return db
    .insertInto('customer_order')
    .values({ ...row, id: copy })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** @returns the status of the answer */
const deliver = async ({ url }: DrillShop, event: unknown): Promise<number> => {
  const body = Buffer.from(JSON.stringify(event))
  const { status } = await fetch(`${url}/payments/test/events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [testSignature]: sign(testSecret, body, Date.now()),
    },
    body,
  })
  return status
}

/** Delivers the events of an order. @returns whether each was answered with 200 and booked once */
const isBookedOnce = async (shop: DrillShop, db: Db, order: OrderRow, delivery: Delivery) => {
  const events = eventsAbout(order.id, order.display_total, delivery)
  const statuses: number[] = []
  for (let i = 0; i < delivery.order.length; i += delivery.atOnce) {
    const those = delivery.order.slice(i, i + delivery.atOnce)
    statuses.push(...(await Promise.all(those.map((at) => deliver(shop, events[at])))))
  }
  const facts = (await factsOf(db, [order.id])).get(order.id) ?? []
  const booked = new Set(facts.map(({ event_id }) => event_id))
  const due = { amount: order.display_total, currency: order.currency_code }
  return (
    statuses.every((status) => status === 200) &&
    facts.length === events.length &&
    events.every(({ id }) => booked.has(id)) &&
    isDeepStrictEqual(paymentOfOrder(order, facts), paymentBy(events, due))
  )
}

/** Events of the test provider, late, twice, at once and in any order: each is booked once (rule O26). */
export const drill: Drill = {
  name: 'events of payments',
  item: 'P4',
  run: async (shop) => {
    const buyers = await makeBuyers(shop, 10)
    const variants = await someVariants(shop, 1)
    const { engine } = await openShop({ ...readConfig(), dataDir: shop.dataDir })
    const ids: string[] = []
    for (const buyer of buyers) {
      await fillCart(shop, buyer, variants)
      ids.push(await orderToPay(shop, buyer))
    }
    const stories = fc.sample(deliveries, shop.isShort ? 20 : 1_000)
    let right = 0
    await times(stories.length, buyers.length, async (n) => {
      const order = await copyOrder(engine.db, ids[n % ids.length] ?? '', `order-to-pay-${n}`)
      if (await isBookedOnce(shop, engine.db, order, stories[n - 1] as Delivery)) right += 1
    })
    await engine.close()
    return [
      {
        figure: `${stories.length} interleavings of events`,
        value: `${right} with each event booked once`,
        ok: right === stories.length,
      },
    ]
  },
}
