import { Argument, type Command, Option } from 'commander'
import type { DateMove } from '../../src/contracts/dateMoves.ts'
import {
  type Order,
  type OrderLine,
  OrderStatus,
  type Shipment,
} from '../../src/contracts/orders.ts'
import { type TeamStatus, teamStatuses } from '../../src/domain/orders/order.life.ts'
import { orderNumber } from '../../src/domain/orders/orderNumber.ts'
import { partlyShipped } from '../../src/domain/orders/shipments.ts'
import { statusesOf } from '../../src/domain/orders/timeline.ts'
import { formatGrams, formatMoney } from '../../src/domain/settings/money.ts'
import { createAllOrders } from '../orders/allOrders.repo.ts'
import { changeStatus } from '../orders/changeStatus.ts'
import { registerMoveDate } from './moveDate.ts'
import { toCount, toOrderNumber, toText } from './parts/arguments.ts'
import { printTable } from './parts/print.ts'
import { doJobs, type OpenShop, TeamError, withShop } from './parts/withShop.ts'

/** `orders list|show|status` (rule O8). */
export const registerOrders = (program: Command, open: OpenShop): void => {
  const orders = program
    .command('orders')
    .description('list and show orders, and change their status')

  orders
    .command('list', { isDefault: true })
    .description('list orders, newest first')
    .addOption(
      new Option('--status <status>', 'only those of this status').choices(OrderStatus.options),
    )
    .option('--customer <email>', 'only those of this customer')
    .option('--limit <count>', 'at most so many', toCount, 50)
    .action((only: { status?: OrderStatus; customer?: string; limit: number }) =>
      withShop(open, async ({ engine }) => {
        const rows = await createAllOrders(engine.db).list({
          status: only.status,
          email: only.customer?.trim().toLowerCase(),
          limit: only.limit,
        })
        if (rows.length === 0) return console.log('There are no such orders.')
        printTable(
          ['NUMBER', 'PLACED', 'STATUS', 'CUSTOMER', 'TOTAL', 'SHIPS BY'],
          rows.map(({ order, email }) => [
            order.number,
            order.createdAt.slice(0, 10),
            statusOf(order),
            email,
            money(order.displayTotal, order),
            order.shipsBy.slice(0, 10),
          ]),
        )
      }),
    )

  orders
    .command('show')
    .description('show an order with its lines')
    .argument('<number>', 'such as A-000123', toOrderNumber)
    .action((number: number) =>
      withShop(open, async ({ engine }) => {
        const found = await createAllOrders(engine.db).byNumber(number)
        if (!found) throw new TeamError(`There is no order ${orderNumber(number)}.`)
        printOrder(found.order, found.email)
      }),
    )

  orders
    .command('status')
    .description('change the status of an order and notify the buyer; cancelling returns the stock')
    .argument('<number>', 'such as A-000123', toOrderNumber)
    .addArgument(new Argument('<status>', 'its new status').choices(teamStatuses))
    .option('--note <text>', 'what the buyer reads about it', toText)
    .option('--unpaid', 'confirm an order that is not paid for')
    .action((number: number, status: TeamStatus, only: { note?: string; unpaid?: true }) =>
      withShop(open, async (deps) => {
        await changeStatus(deps, number, status, only.note, { needsPayment: !only.unpaid })
        await doJobs(deps)
        console.log(`${orderNumber(number)} is ${status}; the buyer has been notified by mail.`)
      }),
    )

  registerMoveDate(orders, open)
}

/** The status of an order, and how much of it is sent if it is a part. */
const statusOf = (order: Order): string => {
  const partly = partlyShipped(order)
  return partly
    ? `${order.status}, partly shipped: ${partly.shipped} of ${partly.pieces} pieces`
    : order.status
}

const money = (amount: number, { currency }: Order) =>
  formatMoney(Math.round(amount * 100), currency, 'en')

/** The displayed unit price, for one or several pieces. */
const each = ({ displayUnitPrice, displayUnitPieces }: OrderLine, order: Order): string =>
  money(displayUnitPrice, order) + (displayUnitPieces === 1 ? '' : ` / ${displayUnitPieces}`)

const printOrder = (order: Order, email: string): void => {
  printTable(
    [order.number, statusOf(order)],
    [
      ['Customer', email],
      ['Placed', order.createdAt],
      ['Ships by', `${order.shipsBy.slice(0, 10)} (${order.shipping})`],
      ['To', Object.values(order.address).filter(Boolean).join(', ')],
      ['Note', order.note],
      ['Weight', `${formatGrams(order.totalWeight, 'en')} g`],
      ['Coupon', order.coupon ? `${order.coupon}: -${money(order.displayDiscount, order)}` : ''],
      ['Dropped', order.dropped > 0 ? `-${money(order.displayDropped, order)}` : ''],
      ['Payment', order.payment ? `${order.payment.method}, ${order.payment.status}` : ''],
      ['Total', `${money(order.displayTotal, order)} (${order.totalPrice.toFixed(2)} INR)`],
    ],
  )
  console.log('')
  printTable(
    ['STATUS', 'SINCE', 'NOTE'],
    statusesOf(order).map(({ status, at, note }) => [status, at ?? '', note]),
  )
  console.log('')
  if (order.moves.length > 0) {
    printTable(['DATE MOVED', 'TO', 'LINES', 'NOTE', 'ANSWER'], order.moves.map(moveRow(order)))
    console.log('')
  }
  if (order.shipments.length > 0) {
    printTable(
      ['SHIPMENT', 'SENT', 'CARRIER', 'TRACKING', 'PIECES'],
      order.shipments.map(shipmentRow(order)),
    )
    console.log('')
  }
  printTable(
    ['SKU', 'TITLE', 'PIECES', 'NOT IN STOCK', 'SHIPPED', 'CANCELLED', 'EACH', 'TOTAL'],
    order.lines.map((line) => [
      line.sku,
      [
        line.title.en ?? line.productSlug,
        ...line.attributes.map(({ value }) => value.en ?? ''),
      ].join(', '),
      String(line.quantity),
      String(line.backorder),
      String(line.shipped),
      String(line.cancelled),
      each(line, order),
      money(line.displayTotal, order),
    ]),
  )
}

/** A moved date with its lines. */
const moveRow =
  (order: Order) =>
  ({ at, lines, note, answer }: DateMove): string[] => [
    at,
    [...new Set(lines.map(({ to }) => to.slice(0, 10)))].join(', '),
    lines.map(({ lineId }) => order.lines.find(({ _id }) => _id === lineId)?.sku).join(', '),
    ...[note, answer ?? ''],
  ]

/** A shipment with its packing list. */
const shipmentRow =
  (order: Order) =>
  ({ number, sentAt, carrier, tracking, lines }: Shipment): string[] => [
    ...[String(number), sentAt ?? '', carrier, tracking],
    lines
      .map(({ lineId, quantity }) => {
        const line = order.lines.find(({ _id }) => _id === lineId)
        return `${quantity} × ${line?.sku}`
      })
      .join(', '),
  ]
