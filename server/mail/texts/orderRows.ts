import type { Order } from '../../../src/contracts/orders.ts'
import { localeOf } from '../../../src/domain/settings/languages.ts'
import { formatMoney } from '../../../src/domain/settings/money.ts'
import { inLanguage } from '../../../src/domain/shell/multilingual.ts'

/** An amount of the order in its own currency. */
export const orderMoney = (amount: number, { currency }: Order, language: string): string =>
  formatMoney(Math.round(amount * 100), currency, language)

/** A day in the format of the language, such as "21 November 2026". */
export const dayOf = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(moment),
  )

/** The table in an order's mail: lines, coupon and total. */
export const orderRows = (
  order: Order,
  language: string,
  words: { readonly coupon: string; readonly total: string },
): readonly (readonly [string, string])[] => [
  ...order.lines.map(
    (line) =>
      [
        `${line.quantity} × ${inLanguage(line.title, language) || line.productSlug} (${line.sku})`,
        orderMoney(line.displayTotal, order, language),
      ] as const,
  ),
  ...(order.coupon === null
    ? []
    : [
        [
          `${words.coupon} ${order.coupon}`,
          `-${orderMoney(order.displayDiscount, order, language)}`,
        ] as const,
      ]),
  [words.total, orderMoney(order.displayTotal, order, language)],
]

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
      .map(({ title, productSlug, sku }): readonly [string, string] => [
        `${inLanguage(title, language) || productSlug} (${sku})`,
        String(quantity),
      ]),
  )
  return sent?.tracking
    ? [...pieces, [tracking, `${sent.carrier} ${sent.tracking}`.trim()]]
    : pieces
}
