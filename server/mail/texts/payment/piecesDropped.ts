import type { Order } from '../../../../src/contracts/orders/order.ts'
import { orderPath } from '../../../../src/domain/orders/orderSearch.ts'
import type { MailText } from '../../tasks/mailText.ts'
import { droppedRows, orderMoney } from '../orderRows.ts'
import type { PaymentWords } from './paymentMail.ts'

/** The mail about pieces that the buyer has dropped, and what is paid back for them (rule O19). */
export const piecesDropped = (
  order: Order,
  language: string,
  { dropped, show }: PaymentWords,
): MailText => {
  const { excess = 0 } = order.payment ?? {}
  return {
    subject: dropped.subject(order.number),
    paragraphs: [
      dropped.pieces,
      ...(order.status === 'shipped' ? [dropped.rest] : []),
      ...(excess === 0 ? [] : [dropped.back(orderMoney(excess, order, language))]),
    ],
    rows: droppedRows(order, language),
    action: { label: show, path: orderPath(order.number) },
  }
}
