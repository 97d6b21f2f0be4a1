import type { ChosenAttribute } from '../../../src/contracts/cart/cartRows.ts'
import { orderNumber } from '../../../src/domain/orders/orderNumber.ts'
import { fromMilligrams, fromMinor } from '../../../src/domain/settings/money.ts'
import { inLanguage } from '../../../src/domain/shell/multilingual.ts'
import { addressCells, textIn } from './cells.ts'
import { papersPart } from './papersPart.ts'
import { createPart, inPages, moment, ownRows, type Part, pageSize, type Subject } from './part.ts'

const orders = ownRows('customer_order', 'number')

/** The lines of all orders, in pages. */
async function* orderLines(subject: Subject) {
  for await (const { id, number, currency_code } of orders(subject)) {
    const lines = inPages((last: { position: number } | undefined) =>
      subject.db
        .selectFrom('order_line')
        .selectAll()
        .where('order_id', '=', id)
        .where('position', '>', last?.position ?? -1)
        .orderBy('position')
        .limit(pageSize)
        .execute(),
    )
    for await (const line of lines) yield { ...line, number, currency_code }
  }
}

const orderChanges = ({ db, customerId }: Subject) =>
  inPages((last: { id: string } | undefined) =>
    db
      .selectFrom('order_change')
      .innerJoin('customer_order', 'customer_order.id', 'order_change.order_id')
      .selectAll('order_change')
      .select('number')
      .where('customer_id', '=', customerId)
      .where('order_change.id', '>', last?.id ?? '')
      .orderBy('order_change.id')
      .limit(pageSize)
      .execute(),
  )

const movedDates = ({ db, customerId }: Subject) =>
  inPages((last: { id: string; line_id: string } | undefined) =>
    db
      .selectFrom('date_move')
      .innerJoin('customer_order', 'customer_order.id', 'date_move.order_id')
      .innerJoin('date_move_line', 'date_move_line.move_id', 'date_move.id')
      .innerJoin('order_line', 'order_line.id', 'date_move_line.line_id')
      .select(['date_move.id', 'line_id', 'customer_order.number', 'date_move.created_at'])
      .select(['sku', 'from_ships_by', 'to_ships_by', 'date_move.note', 'answer', 'answered_at'])
      .where('customer_id', '=', customerId)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('date_move.id', 'line_id'), '>', tuple(last?.id ?? '', last?.line_id ?? '')),
      )
      .orderBy('date_move.id')
      .orderBy('line_id')
      .limit(pageSize)
      .execute(),
  )

const shipments = ({ db, customerId }: Subject) =>
  inPages((last: { id: string; line_id: string } | undefined) =>
    db
      .selectFrom('shipment')
      .innerJoin('customer_order', 'customer_order.id', 'shipment.order_id')
      .innerJoin('shipment_line', 'shipment_line.shipment_id', 'shipment.id')
      .innerJoin('order_line', 'order_line.id', 'shipment_line.line_id')
      .select(['shipment.id', 'line_id', 'customer_order.number', 'sent_at', 'carrier'])
      .select(['tracking', 'sku', 'shipment_line.quantity'])
      .where('customer_id', '=', customerId)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('shipment.id', 'line_id'), '>', tuple(last?.id ?? '', last?.line_id ?? '')),
      )
      .orderBy('shipment.id')
      .orderBy('line_id')
      .limit(pageSize)
      .execute(),
  )

const payments = ({ db, customerId }: Subject) =>
  inPages((last: { id: string } | undefined) =>
    db
      .selectFrom('payment_fact')
      .innerJoin('customer_order', 'customer_order.id', 'payment_fact.order_id')
      .selectAll('payment_fact')
      .select(['number', 'payment_method'])
      .where('customer_id', '=', customerId)
      .where('payment_fact.id', '>', last?.id ?? '')
      .orderBy('payment_fact.id')
      .limit(pageSize)
      .execute(),
  )

const attributesIn = (json: string, language: string): string =>
  (JSON.parse(json) as ChosenAttribute[])
    .map(({ name, value }) => `${inLanguage(name, language)}: ${inLanguage(value, language)}`)
    .join(', ')

/** The customer's orders, with what happened to them and their papers. */
export const orderParts: Readonly<Record<string, Part>> = {
  orders: createPart(['customer_order'], orders, {
    number: ({ number }) => orderNumber(number),
    placedAt: ({ created_at }) => moment(created_at),
    status: ({ status }) => status,
    currency: ({ currency_code }) => currency_code,
    total: ({ display_total }) => fromMinor(display_total),
    totalInr: ({ total_price }) => fromMinor(total_price),
    dropped: ({ display_dropped }) => fromMinor(display_dropped),
    coupon: ({ coupon_code }) => coupon_code,
    discount: ({ display_discount }) => fromMinor(display_discount),
    weightGrams: ({ total_weight }) => fromMilligrams(total_weight),
    shipping: ({ shipping }) => shipping,
    shipsBy: ({ ships_by }) => moment(ships_by),
    note: ({ note }) => note,
    ...addressCells(({ address_json }: { address_json: string }) => address_json),
  }),

  orderLines: createPart(['order_line'], orderLines, {
    number: ({ number }) => orderNumber(number),
    sku: ({ sku }) => sku,
    title: ({ title_json }, { language }) => textIn(title_json, language),
    attributes: ({ attributes_json }, { language }) => attributesIn(attributes_json, language),
    quantity: ({ quantity }) => quantity,
    backorder: ({ backorder }) => backorder,
    cancelled: ({ cancelled }) => cancelled,
    currency: ({ currency_code }) => currency_code,
    unitPrice: ({ display_unit_price }) => fromMinor(display_unit_price),
    unitPricePieces: ({ display_unit_pieces }) => display_unit_pieces,
    total: ({ display_total }) => fromMinor(display_total),
    weightGrams: ({ total_weight }) => fromMilligrams(total_weight),
    shipsBy: ({ ships_by }) => moment(ships_by),
  }),

  orderChanges: createPart(['order_change'], orderChanges, {
    number: ({ number }) => orderNumber(number),
    changedAt: ({ created_at }) => moment(created_at),
    from: ({ from_status }) => from_status,
    to: ({ to_status }) => to_status,
    by: ({ author }) => author,
    note: ({ note }) => note,
  }),

  movedDates: createPart(['date_move', 'date_move_line'], movedDates, {
    number: ({ number }) => orderNumber(number),
    movedAt: ({ created_at }) => moment(created_at),
    sku: ({ sku }) => sku,
    from: ({ from_ships_by }) => moment(from_ships_by),
    to: ({ to_ships_by }) => moment(to_ships_by),
    note: ({ note }) => note,
    answer: ({ answer }) => answer,
    answeredAt: ({ answered_at }) => (answered_at === null ? null : moment(answered_at)),
  }),

  shipments: createPart(['shipment', 'shipment_line'], shipments, {
    number: ({ number }) => orderNumber(number),
    sentAt: ({ sent_at }) => moment(sent_at),
    carrier: ({ carrier }) => carrier,
    tracking: ({ tracking }) => tracking,
    sku: ({ sku }) => sku,
    quantity: ({ quantity }) => quantity,
  }),

  payments: createPart(['payment_fact'], payments, {
    number: ({ number }) => orderNumber(number),
    method: ({ payment_method }) => payment_method,
    bookedAt: ({ received_at }) => moment(received_at),
    what: ({ kind }) => kind,
    amount: ({ amount }) => fromMinor(amount),
    currency: ({ currency }) => currency,
  }),

  papers: papersPart,
}
