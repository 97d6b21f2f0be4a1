import type { Order, OrderLine } from '../../../contracts/orders.ts'
import { fromMinor, toPaise } from '../../settings/money.ts'
import { spread } from '../charges/spread.ts'

/** A tax on goods, such as the central half of GST. */
export interface TaxPart {
  readonly name: string
  readonly percent: number
}

/** A line with its part of the discount, its taxes, and what customs ask. */
export type ChargedLine = OrderLine & {
  readonly displayDiscount: number
  readonly taxes: readonly TaxPart[]
  readonly hsCode: string
  readonly origin: string
  /** Grams of all pieces; null if unknown. */
  readonly metalWeight: number | null
}

/** An order with its shipping cost and taxes, in its own currency. */
export type ChargedOrder = Omit<Order, 'lines'> & {
  readonly lines: readonly ChargedLine[]
  readonly displayShipping: number
  readonly taxRule: string
  readonly taxes: readonly (TaxPart & {
    readonly displayBase: number
    readonly displayAmount: number
  })[]
}

/** An order without shipping cost and taxes. */
export const asCharged = (order: Order): ChargedOrder => {
  const discounts = spread(
    toPaise(order.displayDiscount),
    order.lines.map(({ displayTotal }) => toPaise(displayTotal)),
  )
  return {
    ...order,
    lines: order.lines.map((line, i) => ({
      ...line,
      ...{ displayDiscount: fromMinor(discounts[i] ?? 0), taxes: [] },
      ...{ hsCode: '', origin: '', metalWeight: null },
    })),
    ...{ displayShipping: 0, taxRule: 'none', taxes: [] },
  }
}
