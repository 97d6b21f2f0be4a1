import type {
  PaymentFactKind,
  PaymentMethod,
  PaymentStatus,
} from '../../../contracts/orders/payments.ts'
import type { Minor } from '../../settings/money.ts'

/** What a provider has reported, once for each event. */
export interface PaymentFact {
  readonly provider: string
  /** The provider's own id of the event. */
  readonly eventId: string
  /** The provider's own id of the payment that the event is about. */
  readonly paymentId: string
  readonly kind: PaymentFactKind
  /** Minor units of `currency`. */
  readonly amount: Minor
  readonly currency: string
}

/** What an order costs. Nothing is due for a cancelled one. */
export interface Due {
  /** Minor units of `currency`. */
  readonly amount: Minor
  readonly currency: string
  readonly isCancelled: boolean
}

/** The state of an order's payment, in minor units of its currency. */
export interface Payment {
  readonly status: PaymentStatus
  readonly paid: Minor
  readonly refunded: Minor
  readonly open: Minor
  readonly excess: Minor
  /** Whether the team has to look at it: the amount or the currency is not what was due. */
  readonly needsAttention: boolean
}

/**
 * The payment of an order from its facts (rule O27). It depends on which facts are known and not on their order, since
 * providers deliver events late and in any order. Money in another currency is never counted.
 * @param facts each event once
 */
export const paymentOf = (due: Due, facts: readonly PaymentFact[]): Payment => {
  const own = facts.filter(({ currency }) => currency === due.currency)
  const sumOf = (kind: PaymentFactKind) =>
    own.reduce((sum, fact) => (fact.kind === kind ? sum + fact.amount : sum), 0)
  const paid = sumOf('captured')
  const refunded = sumOf('refunded')
  const owed = due.isCancelled ? 0 : due.amount
  const kept = Math.max(0, paid - refunded)
  const status =
    kept > 0 ? whenKept(kept, owed, due) : owed === 0 ? whenNothing(paid) : attempted(own, owed)
  return {
    ...{ status, paid, refunded },
    open: Math.max(0, owed - kept),
    excess: Math.max(0, kept - owed),
    needsAttention:
      isOff(status) || own.length < facts.length || refunded > paid || isWrong(own, owed, status),
  }
}

const whenKept = (kept: Minor, owed: Minor, { isCancelled }: Due): PaymentStatus => {
  if (isCancelled) return 'toRefund'
  if (kept < owed) return 'partlyPaid'
  return kept === owed ? 'paid' : 'overpaid'
}

const whenNothing = (paid: Minor): PaymentStatus => (paid > 0 ? 'refunded' : 'notDue')

const isOff = (status: PaymentStatus) =>
  status === 'partlyPaid' || status === 'overpaid' || status === 'toRefund'

/** The best of the attempts to pay. An attempt that has failed stays failed, whatever else arrives about it. */
const attempted = (facts: readonly PaymentFact[], owed: Minor): PaymentStatus => {
  if (facts.some(({ kind }) => kind === 'refunded')) return 'refunded'
  const attempts = [...Map.groupBy(facts, ({ provider, paymentId }) => `${provider} ${paymentId}`)]
  const states = attempts.map(([, attempt]): PaymentStatus => {
    if (attempt.some(({ kind }) => kind === 'failed')) return 'failed'
    const isEnough = attempt.some(({ kind, amount }) => kind === 'authorized' && amount >= owed)
    return isEnough ? 'authorized' : 'pending'
  })
  const best = (['authorized', 'pending', 'failed'] as const).find((state) =>
    states.includes(state),
  )
  return best ?? 'due'
}

/** Whether less was authorized than is owed. */
const isWrong = (facts: readonly PaymentFact[], owed: Minor, status: PaymentStatus): boolean =>
  status === 'pending' && facts.some(({ kind, amount }) => kind === 'authorized' && amount < owed)

/** Whether two facts say the same, as the repetition of an event must. */
export const saysTheSame = (one: PaymentFact, other: PaymentFact): boolean =>
  one.kind === other.kind &&
  one.amount === other.amount &&
  one.currency === other.currency &&
  one.paymentId === other.paymentId

/** Whether the shop can begin with an order: it is paid for, or it is on account (rule O28). */
export const mayBegin = (method: PaymentMethod, { status }: Pick<Payment, 'status'>): boolean =>
  method === 'onAccount' ||
  (['authorized', 'paid', 'overpaid', 'notDue'] as readonly PaymentStatus[]).includes(status)
