import type { Order } from '../../../contracts/orders/order.ts'
import type { GivenLine } from './orderLine.ts'

/** The lines of a past order, to be ordered again (rule K18). The variant's id finds it even under a new SKU. */
export const linesOfOrder = ({ lines }: Pick<Order, 'lines'>): readonly GivenLine[] =>
  lines.map(({ productId, quantity, title, unitPrice }) => ({
    code: productId,
    quantity: String(quantity),
    earlier: { title, unitPrice },
  }))
