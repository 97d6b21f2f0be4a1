import type { PaymentMethods } from '../../../src/contracts/orders/payments.ts'
import {
  fitsAccount,
  leftOnAccount,
  owedOnAccount,
} from '../../../src/domain/orders/payments/account.ts'
import {
  convert,
  type DisplayCurrency,
  fromMinor,
  type Minor,
} from '../../../src/domain/settings/money.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { refuseField } from '../../http/problem.ts'
import type { Db, Trx } from '../../store/schema.ts'
import { dueOf, factsOf, paymentOfOrder } from './payments.repo.ts'

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

/** What a customer may still owe, paise, or null without a limit; undefined if not on account at all. */
const leftFor = async (db: Db | Trx, customerId: string): Promise<Minor | null | undefined> => {
  const { on_account, account_limit } = await db
    .selectFrom('customer')
    .select(['on_account', 'account_limit'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return on_account === 1 ? leftOnAccount(account_limit, await owedBy(db, customerId)) : undefined
}

/** How a customer may pay (rule O25), and what is left on account (rule O28). */
export const methodsFor = async (
  db: Db,
  customerId: string,
  hasTestPayments: boolean,
): Promise<PaymentMethods> => {
  const left = await leftFor(db, customerId)
  const test = hasTestPayments ? (['test'] as const) : []
  if (left === undefined) return { data: ['bankTransfer', ...test] }
  return {
    data: ['bankTransfer', 'onAccount', ...test],
    account: { left: left === null ? null : fromMinor(left) },
  }
}

/**
 * Refuses an order on account of a customer who may not, or would owe more than the limit (rule O28). The caller holds
 * the customer's lock, so that orders at the same time never exceed it together.
 * @param totalPrice paise
 * @param currency of the order, in which the buyer reads what is left
 * @throws Refusal 422
 */
export const checkAccount = async (
  trx: Trx,
  customerId: string,
  totalPrice: Minor,
  { symbol, exchange_rate }: DisplayCurrency,
): Promise<void> => {
  const left = await leftFor(trx, customerId)
  if (left === undefined) return refuseField('payment', said('refusal.notOnAccount'))
  if (left === null || fitsAccount(left, totalPrice)) return
  const shown = fromMinor(convert(left, exchange_rate))
  refuseField('payment', said('refusal.accountLimit', { left: shown, symbol }))
}
