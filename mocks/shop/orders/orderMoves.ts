import type { Order, OrderAuthor } from '../../../src/contracts/orders.ts'
import {
  eventTo,
  mayWithdraw,
  nextStatus,
  type OrderEvent,
  type TeamStatus,
} from '../../../src/domain/orders/order.life.ts'
import { said } from '../../../src/domain/shell/said.ts'
import type { Mails } from '../account/mails.ts'
import type { Profile } from '../account/profile.ts'
import type { Shelf } from '../catalogue/shelf.ts'
import { refuse } from '../parts/refusal.ts'
import { newId, type World } from '../parts/world.ts'
import { countUse } from './coupons.ts'
import { unpaid } from './payments.ts'

interface Parts {
  readonly shelf: Shelf
  readonly profile: Profile
  readonly mails: Mails
}

/** All pieces in one shipment. */
const withShipment = ({ lines }: Order, sentAt: string): Pick<Order, 'lines' | 'shipments'> => ({
  lines: lines.map((line) => ({ ...line, shipped: line.quantity })),
  shipments: [
    {
      ...{ _id: newId(), number: 1, sentAt, carrier: '', tracking: '' },
      lines: lines.map(({ _id, quantity }) => ({ lineId: _id, quantity })),
    },
  ],
})

const cancelled = (order: Order): Pick<Order, 'lines' | 'payment'> => ({
  lines: order.lines.map((line) => ({ ...line, cancelled: line.quantity })),
  payment: order.payment && unpaid(order.payment.method, { ...order, status: 'cancelled' }),
})

/** Changes of orders after they are placed (rules O8, O15). */
export const createOrderMoves = (
  { tables, now, feed }: World,
  { shelf, profile, mails }: Parts,
) => {
  const rowOf = (id: string) => tables.order.findFirst((q) => q.where({ order: { _id: id } }))

  const giveBack = async ({ coupon, lines }: Order) => {
    if (coupon !== null) await countUse(tables, coupon, -1)
    for (const { productId, quantity, backorder } of lines) {
      const stock = shelf.variant(productId)?.variant.stock
      if (stock !== undefined)
        await shelf.change(productId, { stock: stock + quantity - backorder })
    }
  }

  /** @returns the changed order; undefined if its status does not allow the event */
  const move = async (
    { customerId, order: known }: NonNullable<ReturnType<typeof rowOf>>,
    event: OrderEvent,
    by: OrderAuthor,
  ): Promise<Order | undefined> => {
    const to = nextStatus(known.status, event)
    if (to === undefined) return undefined
    const change = { at: new Date(now()).toISOString(), from: known.status, to, by, note: '' }
    const order: Order = {
      ...known,
      ...{ status: to, changes: [...known.changes, change], mayCancel: mayWithdraw(to) },
      ...(to === 'shipped' ? withShipment(known, change.at) : {}),
      ...(to === 'cancelled' ? cancelled(known) : {}),
    }
    await tables.order.update((q) => q.where({ order: { _id: known._id } }), {
      data: (row) => void Object.assign(row, { order }),
    })
    if (to === 'cancelled') await giveBack(known)
    feed.send(customerId, { event: 'order.changed', body: { orderId: order._id, status: to } })
    await mails.orderChanged(profile.row(customerId).email, order)
    return order
  }

  return {
    /** Acts for the shop team: gives an order another status, if it can have it. */
    change: async (id: string, status: TeamStatus): Promise<void> => {
      const row = rowOf(id)
      if (row) await move(row, eventTo[status], 'team')
    },

    /** @throws Refusal 404 when the customer has no such order, 409 once its production has started */
    withdraw: async (customerId: string, id: string): Promise<Order> => {
      const row = rowOf(id)
      if (row?.customerId !== customerId) return refuse(404, 'not_found', said('refusal.noOrder'))
      if (row.order.status === 'cancelled') return row.order
      const { number } = row.order
      return (
        (await move(row, 'order.withdrawn', 'customer')) ??
        refuse(409, 'conflict', said('refusal.orderInProduction', { number }))
      )
    },
  }
}
export type OrderMoves = ReturnType<typeof createOrderMoves>
