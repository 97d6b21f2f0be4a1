import type { Order } from '../../../../src/contracts/orders.ts'
import { orderPath } from '../../../../src/domain/orders/orderSearch.ts'
import type { MailText } from '../../tasks/mailText.ts'
import { orderMoney } from '../orderRows.ts'
import type { PaymentWords } from './paymentMail.ts'

/** The mail about a credit note, what is still due and what is paid back (rule O27). @param reason of the team */
export const creditIssued = (
  order: Order,
  language: string,
  { credited, show, open: stillOpen, excess: back }: PaymentWords,
  reason: string | undefined,
): MailText => {
  const { open = 0, excess = 0 } = order.payment ?? {}
  const amount = (label: string, units: number): readonly (readonly [string, string])[] =>
    units === 0 ? [] : [[label, orderMoney(units, order, language)]]
  return {
    subject: credited.subject(order.number),
    paragraphs: [credited.text],
    ...(reason ? { quote: reason } : {}),
    rows: [...amount(stillOpen, open), ...amount(back, excess)],
    action: { label: show, path: orderPath(order.number) },
  }
}
