import type { PaymentMethod } from '../../../src/contracts/payments.ts'
import { fitsLimit, owedOnAccount } from '../../../src/domain/orders/payments/account.ts'
import { fromMinor, type Minor } from '../../../src/domain/settings/money.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { refuseField } from '../../http/problem.ts'
import type { Db, Trx } from '../../store/schema.ts'
import { dueOf, factsOf, paymentOfOrder } from './payments.repo.ts'

const termsOf = (db: Db | Trx, customerId: string) =>
  db
    .selectFrom('customer')
    .select(['on_account', 'account_limit'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()

/** How a customer may pay (rule O25). */
export const methodsFor = async (
  db: Db,
  customerId: string,
  hasTestPayments: boolean,
): Promise<PaymentMethod[]> => {
  const { on_account } = await termsOf(db, customerId)
  return [
    'bankTransfer',
    ...(on_account === 1 ? (['onAccount'] as const) : []),
    ...(hasTestPayments ? (['test'] as const) : []),
  ]
}

/** What a customer owes on account, paise. */
export const owedBy = async (db: Db | Trx, customerId: string): Promise<Minor> => {
  const orders = await db
    .selectFrom('customer_order')
    .select(['id', 'total_price', 'dropped', 'credited', 'currency_code', 'status'])
    .select(['display_total', 'display_dropped', 'display_credited'])
    .where('customer_id', '=', customerId)
    .where('payment_method', '=', 'onAccount')
    .where('status', '!=', 'cancelled')
    .execute()
  const facts = await factsOf(
    db,
    orders.map(({ id }) => id),
  )
  return owedOnAccount(
    orders.map((order) => ({
      totalPrice: order.total_price - order.dropped - order.credited,
      amount: dueOf(order),
      open: paymentOfOrder(order, facts.get(order.id) ?? []).open,
    })),
  )
}

/**
 * Refuses an order on account of a customer who may not, or would owe more than the limit (rule O28). The caller holds
 * the customer's lock, so that orders at the same time never exceed it together.
 * @param totalPrice paise
 * @throws Refusal 422
 */
export const checkAccount = async (
  trx: Trx,
  customerId: string,
  totalPrice: Minor,
): Promise<void> => {
  const { on_account, account_limit: limit } = await termsOf(trx, customerId)
  if (on_account !== 1) refuseField('payment', said('refusal.notOnAccount'))
  const owed = await owedBy(trx, customerId)
  if (limit === null || fitsLimit(limit, owed, totalPrice)) return
  const left = fromMinor(Math.max(0, limit - owed))
  refuseField('payment', said('refusal.accountLimit', { left, symbol: '₹' }))
}
