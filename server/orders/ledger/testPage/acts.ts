import { randomUUID } from 'node:crypto'
import type { PaymentFactKind } from '../../../../src/contracts/orders/payments.ts'
import type { TestEvent } from '../providers/testProvider.ts'

/** What can be done on the page of the test provider (rule O29). */
export const testActs = {
  pay: 'Pay',
  decline: 'Decline',
  late: 'Pay, and report it 5 seconds late',
  twice: 'Pay, and report it twice',
  outOfOrder: 'Pay, and report it out of order',
  wrongAmount: 'Pay a wrong amount',
  wrongCurrency: 'Pay in a wrong currency',
  refund: 'Pay back',
  badSignature: 'Report a payment with a bad signature',
} as const
export type TestAct = keyof typeof testActs

/** An event that the provider sends. */
export interface Sending {
  readonly event: TestEvent
  /** When it is sent, ms after the act. */
  readonly afterMs: number
  readonly isForged: boolean
}

/** The order that is paid. Amounts in minor units of its currency. */
export interface Paying {
  readonly order: string
  readonly currency: string
  readonly open: number
  readonly paid: number
}

const lateMs = 5_000

/** The events of an act, in the order in which they are sent. */
export const eventsOf = (
  act: TestAct,
  { order, currency, open, paid }: Paying,
  now: number,
): readonly Sending[] => {
  const payment = randomUUID()
  const event = (kind: PaymentFactKind, more: Partial<TestEvent> = {}): Sending => ({
    event: {
      ...{ id: randomUUID(), payment, order, kind, amount: open, currency, occurredAt: now },
      ...more,
    },
    ...{ afterMs: 0, isForged: false },
  })
  const captured = event('captured')
  const sent: Readonly<Record<TestAct, readonly Sending[]>> = {
    pay: [event('authorized'), captured],
    decline: [event('pending'), event('failed')],
    late: [event('pending'), { ...captured, afterMs: lateMs }],
    twice: [captured, captured],
    outOfOrder: [captured, event('authorized'), event('pending')],
    wrongAmount: [event('captured', { amount: open + 1_000 })],
    wrongCurrency: [event('captured', { currency: currency === 'USD' ? 'EUR' : 'USD' })],
    refund: [event('refunded', { amount: paid })],
    badSignature: [{ ...captured, isForged: true }],
  }
  return sent[act]
}
