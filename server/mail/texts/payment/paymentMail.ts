import type { Order } from '../../../../src/contracts/orders/order.ts'
import type { PaymentMethod, PaymentStatus } from '../../../../src/contracts/orders/payments.ts'
import { orderPath } from '../../../../src/domain/orders/orderSearch.ts'
import type { MailText } from '../../tasks/mailText.ts'
import { orderMoney } from '../orderRows.ts'

/** The words of a language about payments. */
export interface PaymentWords {
  readonly subject: (number: string) => string
  readonly statuses: Readonly<Record<PaymentStatus, string>>
  readonly methods: Readonly<Record<PaymentMethod, string>>
  readonly payment: string
  readonly reference: string
  readonly holder: string
  readonly account: string
  readonly bank: string
  readonly open: string
  readonly excess: string
  readonly show: string
  /** About pieces that the buyer has dropped. */
  readonly dropped: {
    readonly subject: (number: string) => string
    readonly pieces: string
    readonly back: (amount: string) => string
    /** The order has no other open pieces. */
    readonly rest: string
  }
  /** About a credit note. */
  readonly credited: { readonly subject: (number: string) => string; readonly text: string }
}

type Rows = readonly (readonly [string, string])[]

/** How to pay for an order; nothing for an order without a payment. */
export const howToPay = ({ payment }: Order, words: PaymentWords): Rows => {
  if (!payment || payment.open === 0) return []
  const { method, reference, bank } = payment
  if (method !== 'bankTransfer') return [[words.payment, words.methods[method]]]
  return [
    [words.payment, words.methods.bankTransfer],
    ...(bank
      ? ([
          [words.holder, bank.holder],
          [words.account, bank.account],
          [words.bank, `${bank.bank} ${bank.code}`.trim()],
        ] as const)
      : []),
    [words.reference, reference],
  ]
}

/** What goes back to the buyer, in the mail about another change of the order. */
export const payingBack = (
  order: Order,
  language: string,
  words: PaymentWords,
): Pick<MailText, 'rows'> => {
  const { excess = 0 } = order.payment ?? {}
  return excess === 0 ? {} : { rows: [[words.excess, orderMoney(excess, order, language)]] }
}

/** What is still to be paid for an order and how, and what is paid back. */
export const amountsDue = (order: Order, language: string, words: PaymentWords): Rows => {
  const { open = 0, excess = 0 } = order.payment ?? {}
  const amount = (label: string, units: number): Rows =>
    units === 0 ? [] : [[label, orderMoney(units, order, language)]]
  return [...amount(words.open, open), ...amount(words.excess, excess), ...howToPay(order, words)]
}

/** The mail about a new status of a payment. */
export const paymentChanged = (
  order: Order,
  language: string,
  words: PaymentWords,
  note: string | undefined,
): MailText => {
  const { status = 'notDue' } = order.payment ?? {}
  return {
    subject: words.subject(order.number),
    paragraphs: [words.statuses[status]],
    ...(note ? { quote: note } : {}),
    rows: amountsDue(order, language, words),
    action: { label: words.show, path: orderPath(order.number) },
  }
}
