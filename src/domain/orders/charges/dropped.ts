import type { Order, OrderLine } from '../../../contracts/orders/order.ts'
import { type Minor, toPaise } from '../../settings/money.ts'
import { partOf } from './partOf.ts'
import { spread } from './spread.ts'
import type { TaxPart } from './taxParts.ts'

type Priced = Pick<
  Order,
  | 'lines'
  | 'taxes'
  | 'discount'
  | 'displayDiscount'
  | 'shippingCost'
  | 'displayShipping'
  | 'totalPrice'
  | 'displayTotal'
>

/** An order in one currency, minor units. The totals are those of its lines. */
interface Amounts {
  readonly totals: readonly Minor[]
  readonly discount: Minor
  readonly shipping: Minor
  readonly taxes: readonly { readonly base: Minor; readonly amount: Minor }[]
  readonly total: Minor
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, each) => total + each, 0)

const hasTax = (line: OrderLine, { name, percent }: TaxPart): boolean =>
  line.taxes.some((tax) => tax.name === name && tax.percent === percent)

/** What the pieces of an order come to that are not cancelled; its shipping cost is due for any of them. */
const keptOf = ({ lines, taxes }: Priced, amounts: Amounts): Minor => {
  if (lines.every(({ quantity, cancelled }) => cancelled === quantity)) return 0
  const discounts = spread(amounts.discount, amounts.totals)
  const netUpTo = (i: number, end: number, whole: number) =>
    partOf(amounts.totals[i] ?? 0, 0, end, whole) - partOf(discounts[i] ?? 0, 0, end, whole)
  const wholes = lines.map(({ quantity }, i) => netUpTo(i, quantity, quantity))
  const kept = lines.map(({ quantity, cancelled }, i) => netUpTo(i, quantity - cancelled, quantity))
  const tax = taxes.map((part, t) => {
    const { base, amount } = amounts.taxes[t] ?? { base: 0, amount: 0 }
    const dropped = lines.map((line, i) =>
      hasTax(line, part) ? (wholes[i] ?? 0) - (kept[i] ?? 0) : 0,
    )
    return partOf(amount, 0, base - sum(dropped), base)
  })
  return sum(kept) + amounts.shipping + sum(tax)
}

/**
 * What the cancelled pieces of an order come to (rule O19), in paise and in minor units of its currency: their part of
 * the line after the coupon, and of the taxes. It depends only on which pieces are cancelled, so that the sequence does
 * not matter, and invoices of the other pieces add up to the rest. The shipping cost is in it once no piece is left.
 */
export const droppedOf = (
  order: Priced,
): { readonly dropped: Minor; readonly displayDropped: Minor } => {
  const inRupees: Amounts = {
    totals: order.lines.map(({ unitPrice, quantity }) => toPaise(unitPrice) * quantity),
    discount: toPaise(order.discount),
    shipping: toPaise(order.shippingCost),
    taxes: order.taxes.map(({ base, amount }) => ({
      base: toPaise(base),
      amount: toPaise(amount),
    })),
    total: toPaise(order.totalPrice),
  }
  const displayed: Amounts = {
    totals: order.lines.map(({ displayTotal }) => toPaise(displayTotal)),
    discount: toPaise(order.displayDiscount),
    shipping: toPaise(order.displayShipping),
    taxes: order.taxes.map(({ displayBase, displayAmount }) => ({
      ...{ base: toPaise(displayBase), amount: toPaise(displayAmount) },
    })),
    total: toPaise(order.displayTotal),
  }
  return {
    dropped: inRupees.total - keptOf(order, inRupees),
    displayDropped: displayed.total - keptOf(order, displayed),
  }
}
