import type { Order, PlaceOrder } from '../../../src/contracts/orders/order.ts'
import type {
  OrderPayment,
  PaymentMethod,
  PaymentMethods,
} from '../../../src/contracts/orders/payments.ts'
import {
  fitsAccount,
  leftOnAccount,
  owedOnAccount,
} from '../../../src/domain/orders/payments/account.ts'
import { paymentOf } from '../../../src/domain/orders/payments/payment.ts'
import { paymentReference } from '../../../src/domain/orders/payments/reference.ts'
import {
  convert,
  type DisplayCurrency,
  fromMinor,
  type Minor,
  toPaise,
} from '../../../src/domain/settings/money.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { buyer } from '../account/people.ts'
import { refuseField } from '../parts/refusal.ts'
import { termsNow } from '../settings/settings.ts'

/** What the demo buyer may owe on account, paise. */
const limit = 500_000_00

/** What a customer of the mock shop may still owe, paise; only the demo buyer may order on account. */
const leftFor = (customerId: string, orders: readonly Order[]): Minor | undefined => {
  if (customerId !== buyer.id) return undefined
  const owed = owedOnAccount(
    orders
      .filter((order) => order.payment?.method === 'onAccount')
      .map((order) => ({
        totalPrice: toPaise(order.totalPrice) - toPaise(order.dropped),
        amount: toPaise(order.displayTotal) - toPaise(order.displayDropped),
        open: toPaise(order.payment?.open ?? 0),
      })),
  )
  return leftOnAccount(limit, owed) ?? undefined
}

/** How a customer of the mock shop may pay. */
export const methodsFor = (customerId: string, orders: readonly Order[]): PaymentMethods => {
  const left = leftFor(customerId, orders)
  if (left === undefined) return { data: ['bankTransfer'] }
  return { data: ['bankTransfer', 'onAccount'], account: { left: fromMinor(left) } }
}

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
  { symbol, exchange_rate }: DisplayCurrency,
): void => {
  if (payment === 'test') refuseField('payment', said('refusal.noTestPayments'))
  if (payment !== 'onAccount') return
  const left = leftFor(customerId, orders) ?? refuseField('payment', said('refusal.notOnAccount'))
  if (fitsAccount(left, totalPrice)) return
  const shown = fromMinor(convert(left, exchange_rate))
  refuseField('payment', said('refusal.accountLimit', { left: shown, symbol }))
}
