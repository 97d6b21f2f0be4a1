import fc from 'fast-check'
import type { TestEvent } from '../../../server/orders/ledger/providers/testProvider.ts'
import { type Payment, paymentOf } from '../../../src/domain/orders/payments/payment.ts'

/** An event of a payment of the test provider, before it is known which order it is about. */
interface StoryEvent extends Pick<TestEvent, 'id' | 'payment' | 'kind' | 'currency'> {
  /** The part of the price that it is about. */
  readonly share: number
}

/** The events of up to three payments of one order, and how the provider delivers them. */
export interface Delivery {
  readonly events: readonly StoryEvent[]
  /** Indexes of events, each at least once. */
  readonly order: readonly number[]
  /** How many are sent at the same time. */
  readonly atOnce: number
}

const kinds: fc.Arbitrary<readonly TestEvent['kind'][]> = fc.constantFrom<
  readonly TestEvent['kind'][]
>(
  ['authorized', 'captured'],
  ['captured'],
  ['pending', 'failed'],
  ['captured', 'refunded'],
  ['pending', 'authorized', 'captured', 'refunded'],
)

const payment = fc.record({
  kinds,
  share: fc.constantFrom(1, 1, 0.5),
  currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'INR'),
})

/** Each event arrives one to five times, in any order, some of them at once. */
export const deliveries: fc.Arbitrary<Delivery> = fc
  .array(payment, { minLength: 1, maxLength: 3 })
  .chain((payments) => {
    const events = payments.flatMap(({ kinds: those, share, currency }, p) =>
      those.map((kind, k) => ({ id: `${p}.${k}`, payment: `p-${p}`, kind, share, currency })),
    )
    return fc
      .array(fc.integer({ min: 0, max: events.length - 1 }), { maxLength: 4 })
      .chain((more) => {
        const sent = [...events.keys(), ...more]
        return fc.record({
          events: fc.constant(events),
          order: fc.shuffledSubarray(sent, { minLength: sent.length, maxLength: sent.length }),
          atOnce: fc.integer({ min: 1, max: 3 }),
        })
      })
  })

/** The events of a delivery, about an order. @param price what is to be paid, minor units */
export const eventsAbout = (
  orderId: string,
  price: number,
  { events }: Delivery,
): readonly TestEvent[] =>
  events.map(({ share, ...event }) => ({
    ...event,
    id: `${orderId}.${event.id}`,
    payment: `${orderId}.${event.payment}`,
    ...{ order: orderId, amount: Math.round(price * share), occurredAt: 1_000 },
  }))

/** What the order's ledger should make of events. @param due minor units */
export const paymentBy = (
  events: readonly TestEvent[],
  due: { readonly amount: number; readonly currency: string },
): Payment =>
  paymentOf(
    { ...due, isCancelled: false },
    events.map(({ id, payment: paymentId, kind, amount, currency }) => ({
      ...{ provider: 'test', eventId: id, paymentId, kind, amount, currency },
    })),
  )
