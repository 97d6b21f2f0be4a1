import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import type { PaymentFactKind } from '../../../../src/contracts/orders/payments.ts'
import {
  fitsAccount,
  leftOnAccount,
  owedOnAccount,
} from '../../../../src/domain/orders/payments/account.ts'
import {
  mayBegin,
  type PaymentFact,
  paymentOf,
  saysTheSame,
} from '../../../../src/domain/orders/payments/payment.ts'
import {
  paymentReference,
  withCheckDigits,
} from '../../../../src/domain/orders/payments/reference.ts'

const due = { amount: 10_000, currency: 'EUR', isCancelled: false }

let events = 0
const fact = (kind: PaymentFactKind, more: Partial<PaymentFact> = {}): PaymentFact => ({
  ...{ provider: 'bank', eventId: `e-${++events}`, paymentId: 'p-1' },
  ...{ kind, amount: 10_000, currency: 'EUR', ...more },
})

const stateOf = (facts: readonly PaymentFact[], isCancelled = false) => {
  const { status, open, excess, needsAttention } = paymentOf({ ...due, isCancelled }, facts)
  return [status, open, excess, ...(needsAttention ? ['attention'] : [])]
}

test.each<[string, PaymentFact[], unknown[]]>([
  ['nothing yet', [], ['due', 10_000, 0]],
  ['on its way', [fact('pending')], ['pending', 10_000, 0]],
  ['authorized', [fact('authorized')], ['authorized', 10_000, 0]],
  ['less authorized', [fact('authorized', { amount: 9_999 })], ['pending', 10_000, 0, 'attention']],
  ['declined', [fact('authorized'), fact('failed')], ['failed', 10_000, 0]],
  [
    'declined, then another attempt',
    [fact('failed'), fact('pending', { paymentId: 'p-2' })],
    ['pending', 10_000, 0],
  ],
  ['paid after it was declined', [fact('captured'), fact('failed')], ['paid', 0, 0]],
  ['a part', [fact('captured', { amount: 4_000 })], ['partlyPaid', 6_000, 0, 'attention']],
  [
    'in two parts',
    [fact('captured', { amount: 4_000 }), fact('captured', { amount: 6_000 })],
    ['paid', 0, 0],
  ],
  ['too much', [fact('captured', { amount: 10_001 })], ['overpaid', 0, 1, 'attention']],
  ['in another currency', [fact('captured', { currency: 'INR' })], ['due', 10_000, 0, 'attention']],
  ['paid back', [fact('captured'), fact('refunded')], ['refunded', 10_000, 0]],
  [
    'paid back before the payment is known',
    [fact('refunded')],
    ['refunded', 10_000, 0, 'attention'],
  ],
])('the payment of an order: %s', (_, facts, state) => {
  expect(stateOf(facts)).toEqual(state)
})

test('a cancelled order owes nothing, and what was paid goes back', () => {
  expect(stateOf([], true)).toEqual(['notDue', 0, 0])
  expect(stateOf([fact('failed')], true)).toEqual(['notDue', 0, 0])
  const paid = [fact('captured')]
  expect(stateOf(paid, true)).toEqual(['toRefund', 0, 10_000, 'attention'])
  expect(stateOf([...paid, fact('refunded')], true)).toEqual(['refunded', 0, 0])
})

const anyFact = fc.record({
  provider: fc.constantFrom('bank', 'test'),
  eventId: fc.uuid(),
  paymentId: fc.constantFrom('p-1', 'p-2'),
  kind: fc.constantFrom('pending', 'authorized', 'captured', 'failed', 'refunded'),
  amount: fc.constantFrom(1, 4_000, 6_000, 10_000),
  currency: fc.constantFrom('EUR', 'EUR', 'INR'),
} as const)
const inTwoOrders = fc
  .array(anyFact, { maxLength: 8 })
  .chain((facts) =>
    fc.tuple(
      fc.constant(facts),
      fc.shuffledSubarray(facts, { minLength: facts.length, maxLength: facts.length }),
    ),
  )

property.prop([inTwoOrders, fc.boolean()])(
  'facts in any order give the same payment, and open plus kept is what is owed',
  ([facts, others], isCancelled) => {
    const payment = paymentOf({ ...due, isCancelled }, facts)
    expect(paymentOf({ ...due, isCancelled }, others)).toEqual(payment)
    const owed = isCancelled ? 0 : due.amount
    const kept = Math.max(0, payment.paid - payment.refunded)
    expect(payment.open - payment.excess).toBe(owed - kept)
    expect(payment.status === 'paid').toBe(kept > 0 && kept === owed)
  },
)

test('the shop begins with an order that is paid for or on account (rule O28)', () => {
  const statuses = [
    ...(['authorized', 'paid', 'overpaid', 'notDue'] as const),
    ...(['due', 'pending', 'failed', 'partlyPaid', 'refunded', 'toRefund'] as const),
  ]
  expect(statuses.filter((status) => mayBegin('bankTransfer', { status }))).toEqual([
    ...['authorized', 'paid', 'overpaid', 'notDue'],
  ])
  expect(mayBegin('onAccount', { status: 'due' })).toBe(true)
})

test('a repeated event says the same, whatever its own id', () => {
  const one = fact('captured')
  expect(saysTheSame(one, { ...one, eventId: 'other', provider: 'test' })).toBe(true)
  for (const other of [
    ...[{ kind: 'refunded' as const }, { amount: 9_999 }, { currency: 'INR' }],
    { paymentId: 'p-2' },
  ])
    expect(saysTheSame(one, { ...one, ...other })).toBe(false)
})

test('attempts are told apart by provider and payment, and the best one counts', () => {
  const other = { provider: 'test' }
  expect(stateOf([fact('failed'), fact('authorized', other)])).toEqual(['authorized', 10_000, 0])
  expect(stateOf([fact('authorized'), fact('failed', other)])).toEqual(['authorized', 10_000, 0])
  // Less than is owed, and declined: nothing is wrong with it any more.
  const less = fact('authorized', { amount: 9_999 })
  expect(stateOf([less, fact('failed')])).toEqual(['failed', 10_000, 0])
  expect(stateOf([less, fact('authorized', { paymentId: 'p-2' })])).toEqual([
    ...['authorized', 10_000, 0],
  ])
})

test('an order of which more was paid back than was paid needs attention', () => {
  const state = stateOf([fact('captured'), fact('refunded', { amount: 10_001 })])
  expect(state).toEqual(['refunded', 10_000, 0, 'attention'])
})

test('the reference has the check digits of ISO 11649', () => {
  // The example of the standard.
  expect(withCheckDigits('539007547034')).toBe('RF18539007547034')
  expect([1, 1_234_567].map(paymentReference)).toEqual(['RF59A000001', 'RF13A1234567'])
})

test('an order on account owes the open share of its price, rounded up', () => {
  const order = { totalPrice: 100_001, amount: 1_000 }
  expect(owedOnAccount([{ ...order, open: 1_000 }])).toBe(100_001)
  expect(
    owedOnAccount([
      { ...order, open: 500 },
      { ...order, open: 0 },
    ]),
  ).toBe(50_001)
  expect([leftOnAccount(100, 60), leftOnAccount(100, 160), leftOnAccount(null, 60)]).toEqual([
    ...[40, 0, null],
  ])
  expect([fitsAccount(40, 40), fitsAccount(40, 41), fitsAccount(null, 1e12)]).toEqual([
    ...[true, false, true],
  ])
})
