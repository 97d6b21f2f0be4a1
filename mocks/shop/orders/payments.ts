import type { Order, PlaceOrder } from '../../../src/contracts/orders.ts'
import type { OrderPayment, PaymentMethod } from '../../../src/contracts/payments.ts'
import { fitsLimit, owedOnAccount } from '../../../src/domain/orders/payments/account.ts'
import { paymentOf } from '../../../src/domain/orders/payments/payment.ts'
import { paymentReference } from '../../../src/domain/orders/payments/reference.ts'
import { fromMinor, type Minor, toPaise } from '../../../src/domain/settings/money.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { buyer } from '../account/people.ts'
import { refuseField } from '../parts/refusal.ts'
import { termsNow } from '../settings/settings.ts'

/** What the demo buyer may owe on account, paise. */
const limit = 500_000_00

/** How a customer of the mock shop may pay; only the demo buyer may order on account. */
export const methodsFor = (customerId: string): PaymentMethod[] =>
  customerId === buyer.id ? ['bankTransfer', 'onAccount'] : ['bankTransfer']

/** The payment of an order that nothing was paid for. */
export const unpaid = (
  method: PaymentMethod,
  {
    number,
    createdAt,
    displayTotal,
    displayDropped,
    currency,
    status,
  }: Pick<
    Order,
    'number' | 'createdAt' | 'displayTotal' | 'displayDropped' | 'currency' | 'status'
  >,
): OrderPayment => {
  const amount = toPaise(displayTotal) - toPaise(displayDropped)
  const due = { amount, currency: currency.code, isCancelled: status === 'cancelled' }
  const payment = paymentOf(due, [])
  return {
    ...{ method, status: payment.status, open: fromMinor(payment.open) },
    ...{ paid: 0, refunded: 0, excess: 0, entries: [], payUrl: null },
    bank: termsNow(Date.parse(createdAt)).bank,
    reference: paymentReference(Number(number.slice(2))),
  }
}

/** @throws Refusal 422 for a payment that the customer may not use (rules O25, O28) */
export const checkPayment = (
  customerId: string,
  { payment }: PlaceOrder,
  totalPrice: Minor,
  orders: readonly Order[],
): void => {
  if (payment === 'test') refuseField('payment', said('refusal.noTestPayments'))
  if (payment !== 'onAccount') return
  if (!methodsFor(customerId).includes(payment))
    refuseField('payment', said('refusal.notOnAccount'))
  const owed = owedOnAccount(
    orders
      .filter((order) => order.payment?.method === 'onAccount')
      .map((order) => ({
        totalPrice: toPaise(order.totalPrice) - toPaise(order.dropped),
        amount: toPaise(order.displayTotal) - toPaise(order.displayDropped),
        open: toPaise(order.payment?.open ?? 0),
      })),
  )
  if (fitsLimit(limit, owed, totalPrice)) return
  const left = fromMinor(Math.max(0, limit - owed))
  refuseField('payment', said('refusal.accountLimit', { left, symbol: '₹' }))
}
