import type { OrderStatus } from '../../contracts/orders/order.ts'

/** Every status of an order, in their order. Written out: the schema would load zod with a customer's first page. */
export const orderStatuses = Object.keys({
  placed: true,
  confirmed: true,
  inProduction: true,
  packed: true,
  shipped: true,
  delivered: true,
  cancelled: true,
} satisfies Readonly<Record<OrderStatus, true>>) as readonly OrderStatus[]
