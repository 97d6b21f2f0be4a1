import type { Order, OrderLine } from '../../../contracts/orders/order.ts'
import { type Minor, toPaise } from '../../settings/money.ts'
import { partOf } from '../charges/partOf.ts'
import type { TaxPart } from '../charges/taxParts.ts'

/** Pieces of a line, counted from 0 in the order in which they are sent or credited: from `from` up to `to`. */
export interface Portion {
  readonly lineId: string
  readonly from: number
  readonly to: number
}

/** A line of a paper with its amounts, in minor units of the order's currency. */
export interface PortionAmounts {
  readonly line: OrderLine
  readonly pieces: number
  /** Before the discount. */
  readonly total: Minor
  readonly discount: Minor
}

export interface PaperTax extends TaxPart {
  readonly base: Minor
  readonly amount: Minor
}

/** The amounts of some pieces of an order. */
export interface PaperAmounts {
  readonly lines: readonly PortionAmounts[]
  readonly goods: Minor
  readonly discount: Minor
  readonly shipping: Minor
  readonly taxes: readonly PaperTax[]
  readonly total: Minor
}

const sumOf = <T>(items: readonly T[], value: (item: T) => Minor): Minor =>
  items.reduce((sum, item) => sum + value(item), 0)

const isTax =
  ({ name, percent }: TaxPart) =>
  (other: TaxPart) =>
    other.name === name && other.percent === percent

/** The amount of a line after its discount, for its pieces up to `end`. */
const netUpTo = ({ displayTotal, displayDiscount, quantity }: OrderLine, end: number): Minor =>
  partOf(toPaise(displayTotal), 0, end, quantity) -
  partOf(toPaise(displayDiscount), 0, end, quantity)

/**
 * What some pieces of an order come to (rule O22). The papers of all its shipments add up to the order to the minor
 * unit.
 * @param portions of every line, also of those without pieces on this paper
 * @param hasShipping whether the shipping cost is on this paper: it is on that of the first shipment
 */
export const amountsOf = (
  order: Order,
  portions: readonly Portion[],
  hasShipping: boolean,
): PaperAmounts => {
  const ranges = new Map(portions.map((portion) => [portion.lineId, portion]))
  const rangeOf = ({ _id }: OrderLine) => ranges.get(_id) ?? { from: 0, to: 0 }
  const lines = order.lines.flatMap((line): PortionAmounts[] => {
    const { from, to } = rangeOf(line)
    if (to === from) return []
    const part = (amount: number) => partOf(toPaise(amount), from, to, line.quantity)
    const [total, discount] = [part(line.displayTotal), part(line.displayDiscount)]
    return [{ line, pieces: to - from, total, discount }]
  })
  const taxes = order.taxes.flatMap((tax): PaperTax[] => {
    const taxed = order.lines.filter((line) => line.taxes.some(isTax(tax)))
    const goodsUpTo = (endOf: (line: OrderLine) => number) =>
      sumOf(taxed, (line) => netUpTo(line, endOf(line)))
    const whole = toPaise(tax.displayBase)
    // The base beyond the goods is shipping, which comes first.
    const onShipping = whole - goodsUpTo(({ quantity }) => quantity)
    const from = hasShipping ? 0 : onShipping + goodsUpTo((line) => rangeOf(line).from)
    const to = onShipping + goodsUpTo((line) => rangeOf(line).to)
    const { name, percent, displayAmount } = tax
    const amount = partOf(toPaise(displayAmount), from, to, whole)
    return to === from ? [] : [{ name, percent, base: to - from, amount }]
  })
  const goods = sumOf(lines, ({ total }) => total)
  const discount = sumOf(lines, (line) => line.discount)
  const shipping = hasShipping ? toPaise(order.displayShipping) : 0
  const total = goods - discount + shipping + sumOf(taxes, ({ amount }) => amount)
  return { lines, goods, discount, shipping, taxes, total }
}

/** All pieces of an order. */
export const wholeOf = ({ lines }: Order): readonly Portion[] =>
  lines.map(({ _id, quantity }) => ({ lineId: _id, from: 0, to: quantity }))
