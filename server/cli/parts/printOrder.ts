import type { DateMove } from '../../../src/contracts/orders/dateMoves.ts'
import type { Order, OrderLine, Shipment } from '../../../src/contracts/orders/order.ts'
import { askedMove } from '../../../src/domain/orders/moves/askedMove.ts'
import { orderSums } from '../../../src/domain/orders/orderSums.ts'
import { type Parcel, partlyShipped } from '../../../src/domain/orders/shipments.ts'
import { statusesOf } from '../../../src/domain/orders/timeline.ts'
import {
  formatGrams,
  formatMoney,
  type Minor,
  toPaise,
} from '../../../src/domain/settings/money.ts'
import type { Credits } from '../../orders/papers/credits.repo.ts'
import { inWords } from '../../parts/inWords.ts'
import { printTable } from './print.ts'

/** The status of an order, and how much of it is sent if it is a part. */
export const statusOf = (order: Order): string => {
  const partly = partlyShipped(order)
  const sent = partly && `partly shipped: ${partly.shipped} of ${partly.pieces} pieces`
  return [inWords(order.status), ...(sent ? [sent] : [])].join(', ')
}

/** The format of minor units of an order's currency. */
export const moneyOf =
  ({ currency }: Pick<Order, 'currency'>) =>
  (minor: Minor): string =>
    formatMoney(minor, currency, 'en')

/** Prints an order with its statuses, moved dates, shipments, credit notes and lines. */
export const printOrder = (order: Order, email: string, credits: Credits): void => {
  const facts = [...factsOf(order, email), ...sumsOf(order, credits)]
  printTable([order.number, statusOf(order)], facts)
  console.log('')
  printTable(
    ['STATUS', 'SINCE', 'NOTE'],
    statusesOf(order).map(({ status, at, note }) => [inWords(status), at ?? '', note]),
  )
  console.log('')
  if (order.moves.length > 0) {
    printTable(
      ['DATE MOVED', 'FROM', 'TO', 'LINES', 'NOTE', 'ANSWER'],
      order.moves.map(moveRow(order)),
    )
    console.log('')
  }
  if (order.shipments.length > 0) {
    printTable(
      ['SHIPMENT', 'SENT', 'CARRIER', 'TRACKING', 'PIECES'],
      order.shipments.map(shipmentRow(order)),
    )
    console.log('')
  }
  if (credits.notes.length > 0) {
    printTable(
      ['CREDIT NOTE', 'ISSUED', 'PIECES'],
      credits.notes.map(({ number, issuedAt, parcels }) => [
        ...[number, new Date(issuedAt).toISOString(), piecesIn(order, parcels)],
      ]),
    )
    console.log('')
  }
  printTable(
    ['SKU', 'TITLE', 'PIECES', 'NOT IN STOCK', 'SHIPPED', 'CANCELLED', 'EACH', 'TOTAL'],
    order.lines.map(lineRow(order)),
  )
}

/** What is known about an order, without what is empty. */
const factsOf = (order: Order, email: string): readonly (readonly string[])[] => {
  const { shipsBy, shipping, address, payment } = order
  return [
    ['Customer', email],
    ['Placed', order.createdAt],
    ['Ships by', `${shipsBy.slice(0, 10)} (${shipping})`],
    ['To', addressOf(order)],
    ['Phone', address.phone],
    ['VAT number', address.vatNumber ?? ''],
    ['Note', order.note],
    ['Weight', `${formatGrams(order.totalWeight, 'en')} g`],
    ['Payment', payment ? `${inWords(payment.method)}, ${inWords(payment.status)}` : ''],
  ].filter(([, value]) => value !== '')
}

/** In the order of a parcel's label. */
const addressOf = ({ address: to }: Order): string =>
  [
    ...[to.companyName, to.name, to.address, to.address2],
    ...[`${to.pincode} ${to.city}`.trim(), to.state, to.country],
  ]
    .filter(Boolean)
    .join(', ')

/** What an order comes to; its last amount is what is due for it. */
const sumsOf = (order: Order, credits: Credits): readonly (readonly string[])[] => {
  const money = moneyOf(order)
  const { goods, coupon, discount, shipping, taxes, dropped, total } = orderSums(order)
  const inRupees = (order.totalPrice - order.dropped).toFixed(2)
  return [
    ['Goods', money(goods)],
    ...(coupon === null ? [] : [[`Coupon ${coupon}`, money(-discount)]]),
    ['Shipping', money(shipping)],
    ...taxes.map(({ name, percent, amount }) => [`${name} ${percent} %`, money(amount)]),
    ...(dropped > 0 ? [['Dropped', money(-dropped)]] : []),
    ['Total', `${money(total)} (${inRupees} INR)`],
    ...(credits.amount > 0
      ? [
          ['Credited', money(-credits.amount)],
          ['Due', money(total - credits.amount)],
        ]
      : []),
  ]
}

/** A line with its displayed unit price, for one or several pieces. */
const lineRow = (order: Order) => (line: OrderLine) => {
  const money = moneyOf(order)
  const { displayUnitPrice, displayUnitPieces: pieces } = line
  return [
    line.sku,
    [line.title.en ?? line.productSlug, ...line.attributes.map(({ value }) => value.en ?? '')].join(
      ', ',
    ),
    ...[line.quantity, line.backorder, line.shipped, line.cancelled].map(String),
    money(toPaise(displayUnitPrice)) + (pieces === 1 ? '' : ` / ${pieces}`),
    money(toPaise(line.displayTotal)),
  ]
}

/** A moved date with its lines. */
const moveRow =
  (order: Order) =>
  (move: DateMove): string[] => {
    const days = (of: 'from' | 'to') =>
      [...new Set(move.lines.map((line) => line[of].slice(0, 10)))].join(', ')
    const skus = move.lines.map(({ lineId }) => order.lines.find(({ _id }) => _id === lineId)?.sku)
    const answer = move.answer ?? (askedMove(order) === move ? 'none yet' : 'none')
    return [move.at, days('from'), days('to'), skus.join(', '), move.note, answer]
  }

/** A shipment with its packing list. */
const shipmentRow =
  (order: Order) =>
  ({ number, sentAt, carrier, tracking, lines }: Shipment): string[] => [
    ...[String(number), sentAt ?? '', carrier, tracking, piecesIn(order, lines)],
  ]

const piecesIn = (order: Order, parcels: readonly Parcel[]): string =>
  parcels
    .map(({ lineId, quantity }) => {
      const line = order.lines.find(({ _id }) => _id === lineId)
      return `${quantity} × ${line?.sku}`
    })
    .join(', ')
