import { setup, transition } from 'xstate'
import type { OrderStatus } from '../../contracts/orders/order.ts'
import { orderStatuses } from './orderStatuses.ts'

export type OrderEvent = (typeof eventTo)[TeamStatus] | 'order.withdrawn'

/** A status that the team can give an order. */
export type TeamStatus = Exclude<OrderStatus, 'placed'>

/** What the team reports to give an order a status. */
export const eventTo = {
  confirmed: 'order.confirmed',
  inProduction: 'production.started',
  packed: 'order.packed',
  shipped: 'order.shipped',
  delivered: 'order.delivered',
  cancelled: 'order.cancelled',
} as const satisfies Record<TeamStatus, string>

/**
 * The life cycle of an order (rule O8). It is shipped once nothing of it is left to be sent: until then, parts of it may
 * have been sent while the rest is made or packed. Pieces in stock need no production. The buyer can withdraw an
 * order until its production starts, the team can cancel it until it leaves the house.
 */
export const orderLife = setup({ types: { events: {} as { type: OrderEvent } } }).createMachine({
  id: 'order',
  initial: 'placed',
  states: {
    placed: {
      on: {
        'order.confirmed': 'confirmed',
        'order.cancelled': 'cancelled',
        'order.withdrawn': 'cancelled',
      },
    },
    confirmed: {
      on: {
        'production.started': 'inProduction',
        'order.packed': 'packed',
        'order.shipped': 'shipped',
        'order.cancelled': 'cancelled',
        'order.withdrawn': 'cancelled',
      },
    },
    inProduction: {
      on: {
        'order.packed': 'packed',
        'order.shipped': 'shipped',
        'order.cancelled': 'cancelled',
      },
    },
    packed: { on: { 'order.shipped': 'shipped', 'order.cancelled': 'cancelled' } },
    shipped: { on: { 'order.delivered': 'delivered' } },
    delivered: { type: 'final' },
    cancelled: { type: 'final' },
  },
})

/** The next status of an order; undefined if the event is not allowed. */
export const nextStatus = (status: OrderStatus, type: OrderEvent): OrderStatus | undefined => {
  const stored = orderLife.resolveState({ value: status })
  return stored.can({ type }) ? transition(orderLife, stored, { type })[0].value : undefined
}

const isTeamStatus = (status: OrderStatus): status is TeamStatus => status !== 'placed'

/** Every status that the team can give an order. */
export const teamStatuses: readonly TeamStatus[] = orderStatuses.filter(isTeamStatus)

/** What the team can do with an order of a status. */
export const statusesAfter = (status: OrderStatus): readonly TeamStatus[] =>
  teamStatuses.filter((next) => nextStatus(status, eventTo[next]) !== undefined)

/** Whether the buyer may withdraw an order of a status. */
export const mayWithdraw = (status: OrderStatus): boolean =>
  nextStatus(status, 'order.withdrawn') !== undefined

/** The statuses of orders that still need the buyer's address. */
export const openStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => statusesAfter(status).length > 0,
)
