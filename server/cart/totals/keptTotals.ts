import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { unitPrice } from '../../../src/domain/settings/money.ts'
import { keptQuery } from '../../store/keptQuery.ts'
import type { Trx } from '../../store/schema.ts'
import { offersVersionColumn } from '../../store/shopVersion.ts'
import type { StoredRow } from '../cartVariant.ts'
import { readTotals } from './plain.ts'
import type { StoredTotals } from './totals.ts'

/** Maximum number of carts whose totals are kept, about 300 bytes each. */
const cartsKept = 10_000

/** What counts in a row. */
type CountedRow = Pick<StoredRow, 'quantity' | 'variant'>

/** The rows of the changed variants, before and after a change. */
interface ChangedRows {
  readonly before: readonly CountedRow[]
  readonly after: readonly CountedRow[]
}

/** The totals of a cart after a change. */
export interface CountedChange {
  /** The version of the cart. */
  readonly version: number
  /** The number of the last change of prices and weights. */
  readonly offersVersion: number
  readonly totals: StoredTotals
}

interface Kept extends CountedChange {
  readonly eventId: string
}

/**
 * The totals of carts, kept in memory, so that a change need not add the whole cart up. Kept totals are used only if
 * the previous change of the cart is the one that they come from, and no price or weight has changed since. Otherwise,
 * such as after a change by another process, the cart is read.
 */
export const createKeptTotals = () => {
  const kept = new LRUCache<string, Kept>({ max: cartsKept })

  return {
    /** Increments the version of the cart, and gives its totals after a change of these rows. */
    count: async (trx: Trx, customerId: string, rows: ChangedRows): Promise<CountedChange> => {
      const known = kept.get(customerId)
      const { version, offersVersion, isStored } = await countUp(trx, customerId, known?.eventId)
      const isCurrent =
        isStored && known?.version === version - 1 && known.offersVersion === offersVersion
      const totals = isCurrent ? moved(known.totals, rows) : await readTotals(trx, customerId)
      return { version, offersVersion, totals }
    },

    /**
     * Keeps the totals for the next change. The transaction may still fail, and another may count the same version:
     * only a stored event proves that it did not.
     * @param eventId the event of this change, recorded in the same transaction
     */
    keep: (customerId: string, counted: CountedChange, eventId: string): void => {
      kept.set(customerId, { ...counted, eventId })
    },
  }
}

/** Increments the version of a cart, and reads what kept totals depend on. */
const countUp = async (trx: Trx, customerId: string, eventId = '') => {
  const [counted] = await countCart(trx, { customerId, eventId })
  if (!counted) throw new Error('the customer of the cart is gone')
  return {
    version: counted.cart_version,
    offersVersion: Number(counted.offers_version ?? 0),
    isStored: Number(counted.events) === 1,
  }
}

const countCart = keptQuery(
  (db, { customerId, eventId }: { customerId: string; eventId: string }) =>
    db
      .updateTable('customer')
      .set(({ eb }) => ({ cart_version: eb('cart_version', '+', 1) }))
      .where('id', '=', customerId)
      .returning([
        'cart_version',
        offersVersionColumn,
        sql<number>`(select count(*) from event where id = ${eventId})`.as('events'),
      ]),
)

const moved = (totals: StoredTotals, { before, after }: ChangedRows): StoredTotals => {
  const rows = [
    ...before.map((row) => ({ ...row, sign: -1 })),
    ...after.map((row) => ({ ...row, sign: 1 })),
  ]
  return rows.reduce(
    (sum, { sign, quantity, variant }) => ({
      rows: sum.rows + sign,
      quantity: sum.quantity + sign * quantity,
      weight: sum.weight + sign * quantity * variant.weight,
      price: sum.price + sign * quantity * unitPrice(variant),
    }),
    totals,
  )
}
