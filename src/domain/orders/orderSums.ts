import type { Order } from '../../contracts/orders.ts'
import { toPaise } from '../settings/money.ts'

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
  total: toPaise(order.displayTotal),
})
