import type { Order } from '../../contracts/orders/order.ts'
import { type Minor, toPaise } from '../settings/money.ts'

/** What is due for an order without its dropped pieces, in minor units of its currency (rule O19). */
export const dueOf = ({
  displayTotal,
  displayDropped,
}: Pick<Order, 'displayTotal' | 'displayDropped'>): Minor =>
  toPaise(displayTotal) - toPaise(displayDropped)

/** What a placed order comes to, in minor units of its currency. */
export const orderSums = (order: Order) => ({
  goods: order.lines.reduce((sum, { displayTotal }) => sum + toPaise(displayTotal), 0),
  coupon: order.coupon,
  discount: toPaise(order.displayDiscount),
  shipping: toPaise(order.displayShipping),
  taxes: order.taxes.map(({ name, percent, displayAmount }) => ({
    ...{ name, percent, amount: toPaise(displayAmount) },
  })),
  taxRule: order.taxRule,
  dropped: toPaise(order.displayDropped),
  total: dueOf(order),
})
