import type { OrderTax } from '../../../contracts/orders/order.ts'
import { fromMinor } from '../../settings/money.ts'
import type { OrderCharges } from './orderCharges.ts'

/** The taxes of an order for the wire: those in INR beside those in its own currency, which have the same order. */
export const orderTaxes = ({
  inRupees,
  displayed,
}: Pick<OrderCharges, 'inRupees' | 'displayed'>): OrderTax[] =>
  inRupees.taxes.map(({ name, percent, base, amount }, i) => ({
    ...{ name, percent, base: fromMinor(base), amount: fromMinor(amount) },
    displayBase: fromMinor(displayed.taxes[i]?.base ?? 0),
    displayAmount: fromMinor(displayed.taxes[i]?.amount ?? 0),
  }))
