import type { Order, PlacedOrder, PlaceOrder } from '../../src/contracts/orders/order.ts'
import { keyReused } from '../../src/domain/shell/fieldProblem.ts'
import { said } from '../../src/domain/shell/said.ts'
import type { StoredRow } from '../cart/cartVariant.ts'
import { moveStock, type StockLeft } from '../catalogue/rendered/moveStock.ts'
import { Refusal, refuse } from '../http/problem.ts'
import { mailLanguages } from '../mail/texts/index.ts'
import { bodyHash } from '../parts/bodyHash.ts'
import { termsNow } from '../settings/selling.repo.ts'
import type { Engine } from '../store/engine.ts'
import type { Trx } from '../store/schema.ts'
import { makeOrder } from './makeOrder.ts'
import { queueOrderMail, type Recipient } from './orderMail.ts'
import { createOrdersRepo } from './orders.repo.ts'
import { issueOfferPapers } from './papers/issuePapers.ts'

/** The customer and the Idempotency-Key of an order. */
export interface Attempt {
  readonly customerId: string
  readonly key: string
  readonly now: number
}

/**
 * Turns a cart into an order in one transaction: checks it, takes available stock, backorders the rest, empties the
 * cart, issues its papers and saves the key (rules O1 to O6, O20). Other orders of the same products wait while
 * `makeOrder` and what follows it run, so these do not read what they know already.
 */
export const placeOrder = (
  { db, lock }: Engine,
  attempt: Attempt,
  wanted: PlaceOrder,
): Promise<PlacedOrder> =>
  db.transaction().execute(async (trx) => {
    const { customerId, now } = attempt
    await lock.customer(trx, customerId)
    const account = await verifiedBuyer(trx, customerId)
    const requestHash = bodyHash(wanted)
    const known = await orderOfKey(trx, attempt, requestHash)
    if (known) return { ...(await readOrder(trx, attempt, known)), cart: null }
    const language = mailLanguages.find((code) => code === wanted.language) ?? account.language
    const terms = await termsNow(trx, now)
    const {
      order: made,
      rows,
      cartVersion,
    } = await makeOrder(trx, lock, { customerId, language, now }, wanted, terms)
    await trx
      .insertInto('idempotency_key')
      .values({
        ...{ customer_id: customerId, key: attempt.key, request_hash: requestHash },
        ...{ order_id: made._id, created_at: now },
      })
      .execute()
    const papers = await issueOfferPapers(trx, made, { terms, language, now })
    const order = { ...made, papers }
    await queueOrderMail(trx, 'orderPlaced', { ...account, language }, order, now)
    await moveStock(trx, rows.map(stockAfter))
    return { ...order, cart: { version: cartVersion, cartData: [] } }
  })

/** The session was checked before the lock was taken. The team may have revoked the verification in between. */
const verifiedBuyer = async (trx: Trx, customerId: string): Promise<Recipient> =>
  (await trx
    .selectFrom('customer')
    .select(['email', 'language'])
    .where('id', '=', customerId)
    .where('status', '=', 'verified')
    .executeTakeFirst()) ?? refuse(401, 'unauthorized', said('session.loginRequired'))

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

/** Stock never falls below 0. The rest is a backorder. */
const stockAfter = ({ quantity, variant: { id, productId, stock } }: StoredRow): StockLeft => ({
  variantId: id,
  productId,
  stock: Math.max(0, stock - quantity),
})
