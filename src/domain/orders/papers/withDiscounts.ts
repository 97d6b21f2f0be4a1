import type { Order } from '../../../contracts/orders/order.ts'
import { fromMinor, toPaise } from '../../settings/money.ts'
import { spread } from '../charges/spread.ts'

/** An order whose lines have their parts of its discount. Older orders have none: theirs is spread as later ones are. */
export const withDiscounts = (order: Order): Order => {
  if (order.lines.some(({ displayDiscount }) => displayDiscount > 0)) return order
  const totals = order.lines.map(({ displayTotal }) => toPaise(displayTotal))
  const parts = spread(toPaise(order.displayDiscount), totals)
  const lines = order.lines.map((line, i) => ({
    ...line,
    displayDiscount: fromMinor(parts[i] ?? 0),
  }))
  return { ...order, lines }
}
