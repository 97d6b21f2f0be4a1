import type { Order, OrderStatus } from '../../src/contracts/orders/order.ts'
import type { Db } from '../store/schema.ts'
import { withLines } from './orders.repo.ts'

export interface OrderOfCustomer {
  readonly order: Order
  readonly email: string
}

/** The orders of all customers, for the shop team only. */
export const createAllOrders = (db: Db) => {
  const all = db
    .selectFrom('customer_order')
    .innerJoin('customer', 'customer.id', 'customer_order.customer_id')
    .selectAll('customer_order')
    .select('customer.email')

  const read = async (query: typeof all): Promise<OrderOfCustomer[]> => {
    const rows = await query.execute()
    const orders = await withLines(db, rows)
    return orders.map((order, i) => ({ order, email: rows[i]?.email ?? '' }))
  }

  return {
    /** @param number without `A-` */
    byNumber: async (number: number): Promise<OrderOfCustomer | undefined> =>
      (await read(all.where('number', '=', number)))[0],

    /** Newest first. */
    list: ({
      status,
      email,
      limit,
    }: {
      readonly status?: OrderStatus | undefined
      readonly email?: string | undefined
      readonly limit: number
    }): Promise<OrderOfCustomer[]> => {
      let query = all.orderBy('number', 'desc').limit(limit)
      if (status) query = query.where('customer_order.status', '=', status)
      if (email) query = query.where('customer.email', '=', email)
      return read(query)
    },
  }
}
