import type { contract } from '../../../src/contracts/index.ts'
import {
  type Order,
  OrderSummary,
  type PlacedOrder,
  type PlaceOrder,
} from '../../../src/contracts/orders/order.ts'
import type { OrdersQuery } from '../../../src/contracts/orders/orders.ts'
import type { Currency } from '../../../src/contracts/settings.ts'
import { isValidQuantity, meetsPooledMinimum } from '../../../src/domain/cart/quantity.ts'
import { mayWithdraw } from '../../../src/domain/orders/order.life.ts'
import { findsLine, lineWords, orderSearch } from '../../../src/domain/orders/orderSearch.ts'
import { backordersOf, promiseProblem } from '../../../src/domain/orders/promise.ts'
import { formatMoney, fromMinor, type Minor, toPaise } from '../../../src/domain/settings/money.ts'
import { fieldProblem, keyReused } from '../../../src/domain/shell/fieldProblem.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { type Addresses, checkedAddress } from '../account/addresses.ts'
import type { Mails } from '../account/mails.ts'
import type { Profile } from '../account/profile.ts'
import type { Cart } from '../cart/cart.ts'
import type { StoredRow } from '../cart/storedRow.ts'
import { pageOf } from '../catalogue/page.ts'
import { pooled } from '../catalogue/pooled.ts'
import type { Shelf } from '../catalogue/shelf.ts'
import type { Answers } from '../parts/answers.ts'
import { Refusal, refuse } from '../parts/refusal.ts'
import { newId, type World } from '../parts/world.ts'
import { currencyOf } from '../settings/settings.ts'
import { charge } from './charge.ts'
import { checkCoupon, countUse, noCoupon } from './coupons.ts'
import { freeze } from './freeze.ts'
import type { OrderMoves } from './orderMoves.ts'
import type { Papers } from './papers.ts'
import { checkPayment, methodsFor, unpaid } from './payments.ts'

interface Parts {
  readonly cart: Cart
  readonly shelf: Shelf
  readonly addresses: Addresses
  readonly profile: Profile
  readonly mails: Mails
  readonly orderMoves: OrderMoves
  readonly papers: Papers
}

/** Placing, reading and cancelling orders (rules O1, O10, O15). */
export const answerOrders = (
  { tables, now, feed }: World,
  { cart, shelf, addresses, profile, mails, orderMoves, papers }: Parts,
): Answers<typeof contract.orders> => {
  const ordersOf = (customerId: string): Order[] =>
    tables.order
      .findMany((q) => q.where({ customerId }))
      .map(({ order }) => order)
      .toReversed()

  const makeOrder = (customerId: string, rows: readonly StoredRow[], wanted: PlaceOrder): Order => {
    const address = checkedAddress(wanted.address, ['address'])
    const currency = currencyOf(wanted.currency)
    checkOrderable(rows)
    const frozen = freeze(rows, currency.exchange_rate, wanted.shipping, now())
    const off = wanted.coupon
      ? checkCoupon(
          tables,
          { customerId, text: wanted.coupon },
          { ...frozen, rate: currency.exchange_rate },
          now(),
        )
      : noCoupon
    const { totalPrice, displayTotal, part } = charge(
      {
        ...{ frozen, address, shipping: wanted.shipping, rate: currency.exchange_rate },
        ...{ discount: off.discount, displayDiscount: off.displayDiscount },
      },
      now(),
    )
    checkPayable(totalPrice, displayTotal, currency)
    if (wanted.seenTotal !== undefined && toPaise(wanted.seenTotal) !== displayTotal) {
      const total = { total: fromMinor(displayTotal), symbol: currency.symbol }
      refuse(409, 'conflict', said('refusal.totalChanged', total), { field: 'seenTotal' })
    }
    const worse = promiseProblem(wanted.seenBackorders, backordersOf(rows.map(toOrdered)))
    if (worse) throw new Refusal(409, worse)
    checkPayment(customerId, wanted, totalPrice, ordersOf(customerId), currency)
    const { code, symbol, exchange_rate } = currency
    const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0)
    const order: Omit<Order, 'payment'> = {
      _id: newId(),
      number: `A-${String(tables.order.count() + 1).padStart(6, '0')}`,
      status: 'placed',
      createdAt: new Date(now()).toISOString(),
      currency: { code, symbol, exchange_rate },
      shipping: wanted.shipping,
      address,
      note: wanted.note ?? '',
      ...{ pieces, shippedPieces: 0, openPieces: pieces },
      ...part,
      shipments: [],
      changes: [],
      papers: [],
      moves: [],
      mayCancel: mayWithdraw('placed'),
      coupon: off.code,
      discount: fromMinor(off.discount),
      displayDiscount: fromMinor(off.displayDiscount),
      totalPrice: fromMinor(totalPrice),
      displayTotal: fromMinor(displayTotal),
      ...{ dropped: 0, displayDropped: 0 },
      totalWeight: frozen.totalWeight,
      shipsBy: new Date(frozen.shipsBy).toISOString(),
    }
    return { ...order, payment: unpaid(wanted.payment ?? 'bankTransfer', order) }
  }

  const place = async (customerId: string, key: string, body: PlaceOrder): Promise<PlacedOrder> => {
    const wanted = JSON.stringify(body)
    const known = tables.order.findFirst((q) => q.where({ customerId, key }))
    if (known && known.wanted !== wanted) throw new Refusal(409, keyReused('another order'))
    if (known) return { ...known.order, cart: null }
    const rows = cart.rows(customerId)
    const order = makeOrder(customerId, rows, body)
    await tables.order.create({ customerId, key, wanted, order })
    if (order.coupon !== null) await countUse(tables, order.coupon)
    await cart.clear(customerId)
    for (const { sold, quantity } of rows)
      await shelf.change(sold.variant.productId, {
        stock: Math.max(0, sold.variant.stock - quantity),
      })
    await addresses.keep(customerId, order.address, body.savedAddress)
    feed.send(customerId, {
      event: 'order.changed',
      body: { orderId: order._id, status: order.status },
    })
    await mails.orderPlaced(profile.row(customerId).email, order)
    return { ...order, cart: cart.whole(customerId) }
  }

  const history = (customerId: string, { query = '', status, ...page }: OrdersQuery) => {
    const search = orderSearch(query)
    const isFound = ({ number, lines }: Order) =>
      !search ||
      Number(number.slice(2)) === search.number ||
      lines.some((line) => findsLine(search, lineWords(line)))
    const found = ordersOf(customerId).filter(
      (order) => isFound(order) && (!status || order.status === status),
    )
    return pageOf(found.map(toSummary), page)
  }

  return {
    mine: ({ customerId, query }) => history(customerId, query),
    ofCustomer: ({ params, query }) => history(params.id, query),
    place: async ({ customerId, headers, body }) =>
      papers.withPapers(customerId, await place(customerId, headers['idempotency-key'], body)),
    byKey: ({ customerId, params: { key } }) =>
      papers.withPapers(
        customerId,
        tables.order.findFirst((q) => q.where({ customerId, key }))?.order ??
          refuse(404, 'not_found', noneOfKey, { field: 'key' }),
      ),
    get: ({ customerId, params }) =>
      papers.withPapers(
        customerId,
        ordersOf(customerId).find(({ _id }) => _id === params.id) ??
          refuse(404, 'not_found', said('refusal.noOrder')),
      ),
    cancel: async ({ customerId, params }) =>
      papers.withPapers(customerId, await orderMoves.withdraw(customerId, params.id)),
    answerMove: async ({ customerId, params, body }) =>
      papers.withPapers(customerId, await orderMoves.answer(customerId, params.id, body)),
    paymentMethods: ({ customerId }) => methodsFor(customerId, ordersOf(customerId)),
    previewCoupon: ({ customerId, body: { coupon, currency } }) => {
      const { exchange_rate } = currencyOf(currency)
      const rows = cart.rows(customerId)
      if (rows.length === 0)
        refuse(422, 'order_blocked', said('refusal.cartEmpty'), { field: 'cart' })
      const frozen = freeze(rows, exchange_rate, 'together', now())
      const { code, displayDiscount, terms } = checkCoupon(
        tables,
        { customerId, text: coupon },
        { ...frozen, rate: exchange_rate },
        now(),
      )
      return {
        coupon: code,
        displayDiscount: fromMinor(displayDiscount),
        displayTotal: fromMinor(frozen.displayTotal - displayDiscount),
        terms,
      }
    },
  }
}

/** Its message names the key of the call. */
const noneOfKey = { ...said('refusal.noOrder'), message: 'No order was placed under this key.' }

const toSummary = (order: Order) => OrderSummary.parse(order)

const toOrdered = ({ quantity, sold: { variant } }: StoredRow) => ({
  ...{ id: variant.productId, quantity, stock: variant.stock },
})

/** Refuses an order whose total is positive but rounds to zero in the chosen currency. */
const checkPayable = (totalPrice: Minor, displayTotal: Minor, currency: Currency) => {
  if (displayTotal === 0 && totalPrice > 0)
    throw new Refusal(
      422,
      fieldProblem(
        'amount_too_small',
        'currency',
        `the order comes to ${formatMoney(0, currency, 'en')}, less than can be paid in ${currency.code}; order more pieces or choose another currency.`,
      ),
    )
}

const checkOrderable = (rows: readonly StoredRow[]) => {
  if (rows.length === 0) refuse(422, 'order_blocked', said('refusal.cartEmpty'), { field: 'cart' })
  for (const { quantity, sold } of rows) {
    if (isValidQuantity(sold.product.quantityRule, quantity)) continue
    const { sku, productId } = sold.variant
    const named = { title: sold.product.title.en ?? sku, sku }
    const sentence = said('refusal.lineOffStep', { ...named, quantity })
    refuse(422, 'order_blocked', sentence, { field: `cart.${productId}` })
  }
  for (const { product, total } of pooled(rows))
    if (!meetsPooledMinimum(product.moreCombination, total)) {
      const sentence = said('refusal.belowMinimum', { title: product.title.en ?? product.slug })
      refuse(422, 'order_blocked', sentence, { field: `cart.${product.slug}` })
    }
}
