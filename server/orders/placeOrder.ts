import { uuidv7 } from 'uuidv7'
import type { Order, PlacedOrder, PlaceOrder } from '../../src/contracts/orders.ts'
import { keyReused } from '../../src/domain/shell/fieldProblem.ts'
import { said } from '../../src/domain/shell/said.ts'
import { keepAddress } from '../account/addresses.repo.ts'
import { checkedAddress } from '../account/checkedAddress.ts'
import { createCartRepo } from '../cart/cart.repo.ts'
import { recordCartChange } from '../cart/cartEvents.ts'
import type { StoredRow } from '../cart/cartVariant.ts'
import { moveStock, type StockLeft } from '../catalogue/rendered/moveStock.ts'
import { Refusal, refuse, refuseField } from '../http/problem.ts'
import { bodyHash } from '../parts/bodyHash.ts'
import { currencyOf } from '../settings/settings.repo.ts'
import type { Engine, Locks } from '../store/engine.ts'
import { recordEvent } from '../store/events/events.ts'
import { inParts } from '../store/givenRows.ts'
import type { Trx } from '../store/schema.ts'
import { charge } from './charge.ts'
import { checkOrderable, checkPayable, checkPromise, checkSeenTotal } from './checkOrder.ts'
import { noCoupon, takeCoupon } from './coupons/takeCoupon.ts'
import { freezeLines } from './order.lines.ts'
import { queueOrderMail } from './orderMail.ts'
import { createOrdersRepo } from './orders.repo.ts'
import { issueOfferPapers } from './papers/issuePapers.ts'
import { checkAccount } from './payments/account.ts'

/** The customer and the Idempotency-Key of an order. */
export interface Attempt {
  readonly customerId: string
  readonly key: string
  readonly now: number
}

/**
 * Turns a cart into an order in one transaction: checks it, takes available stock, backorders the rest, empties the
 * cart, issues its papers and saves the key (rules O1 to O6, O20).
 */
export const placeOrder = (
  { db, lock }: Engine,
  attempt: Attempt,
  wanted: PlaceOrder,
): Promise<PlacedOrder> =>
  db.transaction().execute(async (trx) => {
    await lock.customer(trx, attempt.customerId)
    await refuseUnverified(trx, attempt.customerId)
    const requestHash = bodyHash(wanted)
    const known = await orderOfKey(trx, attempt, requestHash)
    if (known) return { ...(await readOrder(trx, attempt, known)), cart: null }
    const { orderId, rows, cartVersion } = await makeOrder(trx, lock, attempt, wanted)
    await trx
      .insertInto('idempotency_key')
      .values({
        customer_id: attempt.customerId,
        key: attempt.key,
        request_hash: requestHash,
        order_id: orderId,
        created_at: attempt.now,
      })
      .execute()
    await issueOfferPapers(trx, await readOrder(trx, attempt, orderId), attempt)
    const order = await readOrder(trx, attempt, orderId)
    await queueOrderMail(trx, 'orderPlaced', attempt.customerId, order, attempt.now)
    await moveStock(trx, rows.map(stockAfter))
    return { ...order, cart: { version: cartVersion, cartData: [] } }
  })

/** The session was checked before the lock was taken. The team may have revoked the verification in between. */
const refuseUnverified = async (trx: Trx, customerId: string) => {
  const customer = await trx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customerId)
    .where('status', '=', 'verified')
    .executeTakeFirst()
  if (!customer) refuse(401, 'unauthorized', said('session.loginRequired'))
}

const orderOfKey = async (trx: Trx, { customerId, key }: Attempt, requestHash: string) => {
  const row = await trx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'order_id'])
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (row && row.request_hash !== requestHash) throw new Refusal(409, keyReused('another order'))
  return row?.order_id
}

const readOrder = async (trx: Trx, { customerId }: Attempt, id: string): Promise<Order> => {
  const order = await createOrdersRepo(trx, customerId).byId(id)
  if (!order) throw new Error(`order ${id} cannot be read back`)
  return order
}

const makeOrder = async (
  trx: Trx,
  lock: Locks,
  { customerId, now }: Attempt,
  wanted: PlaceOrder,
) => {
  const address = checkedAddress(wanted.address, ['address'])
  const currency =
    (await currencyOf(trx, wanted.currency)) ??
    refuseField('currency', said('refusal.noCurrency', { code: wanted.currency }))
  await lock.cartStock(trx, customerId)
  const cart = createCartRepo(trx, customerId, () => now)
  const rows = await cart.rows()
  checkOrderable(rows)
  const { lines: frozen, ...promised } = freezeLines(
    rows,
    currency.exchange_rate,
    wanted.shipping,
    now,
  )
  const off = wanted.coupon
    ? await takeCoupon(
        trx,
        { customerId, text: wanted.coupon },
        { ...promised, rate: currency.exchange_rate },
        now,
      )
    : noCoupon
  const { columns, lines } = await charge(
    trx,
    {
      ...{ lines: frozen, address, shipping: wanted.shipping, rate: currency.exchange_rate },
      ...{ discount: off.discount, displayDiscount: off.displayDiscount },
    },
    now,
  )
  const displayTotal = columns.display_total
  checkPayable(columns.total_price, displayTotal, currency)
  checkSeenTotal(wanted, displayTotal, currency)
  checkPromise(wanted, rows)
  if (wanted.payment === 'onAccount') await checkAccount(trx, customerId, columns.total_price)
  const order = await trx
    .insertInto('customer_order')
    .values({
      id: uuidv7(),
      customer_id: customerId,
      status: 'placed',
      created_at: now,
      currency_code: currency.code,
      currency_symbol: currency.symbol,
      exchange_rate: currency.exchange_rate,
      shipping: wanted.shipping,
      address_json: JSON.stringify(address),
      note: wanted.note ?? '',
      coupon_code: off.code,
      discount: off.discount,
      display_discount: off.displayDiscount,
      ...columns,
      total_weight: promised.totalWeight,
      ships_by: promised.shipsBy,
      payment_method: wanted.payment ?? 'bankTransfer',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const part of inParts(lines))
    await trx
      .insertInto('order_line')
      .values(part.map((line) => ({ ...line, order_id: order.id })))
      .execute()
  await cart.clear()
  const cartVersion = await cart.countUp()
  await recordCartChange(trx, customerId, {
    version: cartVersion,
    changed: [],
    removed: rows.map(({ id }) => id),
    totals: { rows: 0, quantity: 0, weight: 0, price: 0 },
  })
  await recordEvent(trx, 'order.changed', { customerId, subject: order.id })
  await keepAddress(trx, customerId, address, wanted.savedAddress)
  return { orderId: order.id, rows, cartVersion }
}

/** Stock never falls below 0. The rest is a backorder. */
const stockAfter = ({ quantity, variant: { id, productId, stock } }: StoredRow): StockLeft => ({
  variantId: id,
  productId,
  stock: Math.max(0, stock - quantity),
})
