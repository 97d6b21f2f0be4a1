import { uuidv7 } from 'uuidv7'
import type { Order, PlaceOrder } from '../../src/contracts/orders/order.ts'
import type { SellingTerms } from '../../src/contracts/selling.ts'
import { said } from '../../src/domain/shell/said.ts'
import { keepAddress } from '../account/addresses.repo.ts'
import { checkedAddress } from '../account/checkedAddress.ts'
import { createCartRepo } from '../cart/cart.repo.ts'
import { cartEvent } from '../cart/cartEvents.ts'
import type { StoredRow } from '../cart/cartVariant.ts'
import { refuseField } from '../http/problem.ts'
import { currencyOf } from '../settings/settings.repo.ts'
import type { Locks } from '../store/engine.ts'
import { recordEvents } from '../store/events/events.ts'
import { inParts } from '../store/givenRows.ts'
import type { NewRow, Trx } from '../store/schema.ts'
import { charge } from './charge.ts'
import { checkOrderable, checkPayable, checkPromise, checkSeenTotal } from './checkOrder.ts'
import { noCoupon, takeCoupon } from './coupons/takeCoupon.ts'
import { freezeLines, type Line } from './order.lines.ts'
import { toOrder } from './orderView.ts'
import { checkAccount } from './payments/account.ts'
import { toPayment } from './payments/payments.repo.ts'

/** An order that was made from a cart. */
interface Made {
  /** Without its papers. */
  readonly order: Order
  /** The rows that were in the cart. */
  readonly rows: readonly StoredRow[]
  /** The version of the empty cart. */
  readonly cartVersion: number
}

/**
 * Writes the order of a cart and empties the cart. The caller holds the customer's lock; from the first read of the
 * cart on, the order holds the locks of its products too.
 * @param terms those in force
 * @throws Refusal by the rules of orders (O1 to O6, O28)
 */
export const makeOrder = async (
  trx: Trx,
  lock: Locks,
  {
    customerId,
    language,
    now,
  }: { readonly customerId: string; readonly language: string; readonly now: number },
  wanted: PlaceOrder,
  terms: SellingTerms,
): Promise<Made> => {
  const address = checkedAddress(wanted.address, ['address'])
  const currency =
    (await currencyOf(trx, wanted.currency)) ??
    refuseField('currency', said('refusal.noCurrency', { code: wanted.currency }))
  const { exchange_rate: rate } = currency
  await keepAddress(trx, customerId, address, wanted.savedAddress)
  await lock.cartStock(trx, customerId)
  const cart = createCartRepo(trx, customerId, () => now)
  const rows = await cart.rows()
  checkOrderable(rows)
  const { lines: frozen, ...promised } = freezeLines(rows, rate, wanted.shipping, now)
  const off = wanted.coupon
    ? await takeCoupon(trx, { customerId, text: wanted.coupon }, { ...promised, rate }, now)
    : noCoupon
  const { discount, displayDiscount } = off
  const { columns, lines } = charge(terms, {
    ...{ lines: frozen, address, shipping: wanted.shipping, rate, discount, displayDiscount },
  })
  checkPayable(columns.total_price, columns.display_total, currency)
  checkSeenTotal(wanted, columns.display_total, currency)
  checkPromise(wanted, rows)
  if (wanted.payment === 'onAccount')
    await checkAccount(trx, customerId, columns.total_price, currency)
  const order = await writeOrder(trx, lines, {
    ...{ id: uuidv7(), customer_id: customerId, status: 'placed', created_at: now },
    ...{ currency_code: currency.code, currency_symbol: currency.symbol, exchange_rate: rate },
    ...{ shipping: wanted.shipping, address_json: JSON.stringify(address), language },
    ...{ note: wanted.note ?? '', payment_method: wanted.payment ?? 'bankTransfer' },
    ...{ coupon_code: off.code, discount, display_discount: displayDiscount, ...columns },
    ...{ total_weight: promised.totalWeight, ships_by: promised.shipsBy },
  })
  await cart.clear()
  const version = await cart.countUp()
  const removed = rows.map(({ id }) => id)
  const totals = { rows: 0, quantity: 0, weight: 0, price: 0 }
  await recordEvents(trx, [
    cartEvent(customerId, { version, changed: [], removed, totals }),
    { name: 'order.changed', customerId, subject: order.id },
  ])
  const view = toOrder(order, {
    lines: lines.map((line) => ({ ...line, order_id: order.id })),
    payment: toPayment(order, [], terms.bank),
    ...{ changes: [], shipments: [], moves: [], papers: [] },
  })
  return { order: view, rows, cartVersion: version }
}

const writeOrder = async (trx: Trx, lines: readonly Line[], order: NewRow<'customer_order'>) => {
  const written = await trx
    .insertInto('customer_order')
    .values(order)
    .returningAll()
    .executeTakeFirstOrThrow()
  for (const part of inParts(lines))
    await trx
      .insertInto('order_line')
      .values(part.map((line) => ({ ...line, order_id: order.id })))
      .execute()
  return written
}
