import type { Order } from '../../../../src/contracts/orders/order.ts'
import { orderPath } from '../../../../src/domain/orders/orderSearch.ts'
import type { MailText } from '../../tasks/mailText.ts'
import { amountsDue, type PaymentWords } from './paymentMail.ts'

/** The mail about a credit note, what is still due and what is paid back (rule O27). @param reason of the team */
export const creditIssued = (
  order: Order,
  language: string,
  words: PaymentWords,
  reason: string | undefined,
): MailText => ({
  subject: words.credited.subject(order.number),
  paragraphs: [words.credited.text],
  ...(reason ? { quote: reason } : {}),
  rows: amountsDue(order, language, words),
  action: { label: words.show, path: orderPath(order.number) },
})
