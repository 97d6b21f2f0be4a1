import { orderNumber } from '../../src/domain/orders/orderNumber.ts'
import { refuse } from '../http/problem.ts'
import type { Engine } from '../store/engine.ts'
import type { Row, Trx } from '../store/schema.ts'

/** Which order it is, and whose. Neither ever changes. */
export type KnownOrder = Pick<Row<'customer_order'>, 'id' | 'customer_id'>

/**
 * The order that the team names.
 * @param number without `A-`
 * @throws Refusal 404 when there is no such order
 */
export const orderOfNumber = async (
  { db }: Pick<Engine, 'db'>,
  number: number,
): Promise<KnownOrder> =>
  (await db
    .selectFrom('customer_order')
    .select(['id', 'customer_id'])
    .where('number', '=', number)
    .executeTakeFirst()) ?? refuse(404, 'not_found', `There is no order ${orderNumber(number)}.`)

/** Runs a change of an order in a transaction that holds its customer's lock, on the row as it is under the lock. */
export const withLockedOrder = <T>(
  { db, lock }: Pick<Engine, 'db' | 'lock'>,
  { id, customer_id }: KnownOrder,
  change: (trx: Trx, row: Row<'customer_order'>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await lock.customer(trx, customer_id)
    const row = await trx
      .selectFrom('customer_order')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return change(trx, row)
  })
