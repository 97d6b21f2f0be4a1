import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '../../store/schema.ts'
import type { StoredTotals } from './totals.ts'

/** Adds the whole cart of a customer up, which takes longer the larger it is. */
export const readTotals = async (db: Trx, customerId: string): Promise<StoredTotals> => {
  const sum = <T>(of: RawBuilder<T>) => sql<number>`coalesce(sum(${of}), 0)`
  const price = sql`quantity * case when offer_price > 0 then offer_price else sell_price end`
  const totals = await db
    .selectFrom('cart_row')
    .innerJoin('variant', 'variant.id', 'cart_row.variant_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('rows'),
      sum(sql`quantity`).as('quantity'),
      sum(sql`quantity * weight`).as('weight'),
      sum(price).as('price'),
    ])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return {
    rows: Number(totals.rows),
    quantity: Number(totals.quantity),
    weight: Number(totals.weight),
    price: Number(totals.price),
  }
}
