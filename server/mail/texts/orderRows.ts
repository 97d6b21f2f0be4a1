import type { Order, OrderLine } from '../../../src/contracts/orders/order.ts'
import { formatCount, formatDay } from '../../../src/domain/settings/languages.ts'
import {
  formatMoney,
  formatPercent,
  fromMinor,
  toPaise,
} from '../../../src/domain/settings/money.ts'
import { inLanguage } from '../../../src/domain/shell/multilingual.ts'

/** An amount of the order in its own currency. */
export const orderMoney = (
  amount: number,
  { currency }: Pick<Order, 'currency'>,
  language: string,
): string => formatMoney(Math.round(amount * 100), currency, language)

/** A day in the format of the language, such as "21 November 2026". */
export const dayOf = (moment: string, language: string): string =>
  formatDay(moment, language, 'UTC')

/** What the lines of an order come to, in its own currency. */
const goodsOf = ({ lines }: Pick<Order, 'lines'>): number =>
  fromMinor(lines.reduce((sum, { displayTotal }) => sum + toPaise(displayTotal), 0))

/** An order in a queued mail. An older version queued it without shipping cost and taxes. */
type QueuedOrder = Omit<Order, 'taxes' | 'displayShipping'> &
  Partial<Pick<Order, 'taxes' | 'displayShipping'>>

/** The table in an order's mail: lines, their sum, coupon, shipping, taxes and total. */
export const orderRows = (
  order: QueuedOrder,
  language: string,
  words: Readonly<Record<'goods' | 'coupon' | 'shipping' | 'total', string>>,
): readonly (readonly [string, string])[] => [
  ...order.lines.map(
    (line) =>
      [
        `${formatCount(line.quantity, language)} × ${nameOf(line, language)}`,
        orderMoney(line.displayTotal, order, language),
      ] as const,
  ),
  [words.goods, orderMoney(goodsOf(order), order, language)],
  ...(order.coupon === null
    ? []
    : [
        [
          `${words.coupon} ${order.coupon}`,
          orderMoney(-order.displayDiscount, order, language),
        ] as const,
      ]),
  ...(order.displayShipping
    ? [[words.shipping, orderMoney(order.displayShipping, order, language)] as const]
    : []),
  ...(order.taxes ?? []).map(
    ({ name, percent, displayAmount }) =>
      [
        `${name} ${formatPercent(percent, language)}`,
        orderMoney(displayAmount, order, language),
      ] as const,
  ),
  [words.total, orderMoney(order.displayTotal, order, language)],
]

/** What an order comes to without its dropped pieces. An older version queued it without them. */
export const dueMoney = (
  order: Pick<Order, 'displayTotal' | 'currency'> & Partial<Pick<Order, 'displayDropped'>>,
  language: string,
): string => orderMoney(order.displayTotal - (order.displayDropped ?? 0), order, language)

/** The name of a line, with its SKU. */
const nameOf = (
  { title, productSlug, sku }: Pick<OrderLine, 'title' | 'productSlug' | 'sku'>,
  language: string,
): string => `${inLanguage(title, language) || productSlug} (${sku})`

/** The lines of the last move of an order, each with its new day. */
export const movedRows = (
  { lines, moves }: Order,
  language: string,
): readonly (readonly [string, string])[] =>
  (moves.at(-1)?.lines ?? []).flatMap(({ lineId, to }) =>
    lines
      .filter(({ _id }) => _id === lineId)
      .map((line): readonly [string, string] => [nameOf(line, language), dayOf(to, language)]),
  )

/** The lines of the last move of which pieces were dropped, each with their number. */
export const droppedRows = (
  { lines, moves }: Order,
  language: string,
): readonly (readonly [string, string])[] =>
  (moves.at(-1)?.lines ?? []).flatMap(({ lineId }) =>
    lines
      .filter(({ _id, cancelled }) => _id === lineId && cancelled > 0)
      .map((line): readonly [string, string] => [
        nameOf(line, language),
        formatCount(line.cancelled, language),
      ]),
  )

/** The pieces of the last shipment of an order, and how to track it. */
export const shipmentRows = (
  { lines, shipments }: Order,
  language: string,
  tracking: string,
): readonly (readonly [string, string])[] => {
  const sent = shipments.at(-1)
  const pieces = (sent?.lines ?? []).flatMap(({ lineId, quantity }) =>
    lines
      .filter(({ _id }) => _id === lineId)
      .map((line): readonly [string, string] => [
        nameOf(line, language),
        formatCount(quantity, language),
      ]),
  )
  return sent?.tracking
    ? [...pieces, [tracking, `${sent.carrier} ${sent.tracking}`.trim()]]
    : pieces
}
