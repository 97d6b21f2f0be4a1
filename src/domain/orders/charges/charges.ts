import { type Minor, percentOf } from '../../settings/money.ts'
import { spread } from './spread.ts'
import type { TaxPart } from './taxParts.ts'

/** One tax of an order, on all goods and shipping with the same rate. Minor units. */
export interface Tax extends TaxPart {
  readonly base: Minor
  readonly amount: Minor
}

/** What an order comes to, in minor units of one currency. */
export interface Charges {
  /** The part of the discount of each line. */
  readonly discounts: readonly Minor[]
  readonly taxes: readonly Tax[]
  /** The sum of the taxes. */
  readonly tax: Minor
  /** Goods − discount + shipping + taxes. */
  readonly total: Minor
}

/** The parts of an order in minor units of one currency. `taxes` are those on the goods of the line. */
export interface Charged {
  readonly lines: readonly { readonly total: Minor; readonly taxes: readonly TaxPart[] }[]
  readonly discount: Minor
  readonly shipping: Minor
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, each) => total + each, 0)

/**
 * What an order comes to (rule M10): the discount is spread over the lines, then shipping over what the lines cost
 * after it, since it is taxed as the goods are. Each tax is computed from the sum of its lines and rounded once.
 */
export const chargesOf = ({ lines, discount, shipping }: Charged): Charges => {
  const totals = lines.map(({ total }) => total)
  const discounts = spread(discount, totals)
  const nets = totals.map((total, i) => total - (discounts[i] ?? 0))
  const bases = spread(shipping, nets).map((part, i) => part + (nets[i] ?? 0))
  const byTax = new Map<string, { part: TaxPart; base: Minor }>()
  for (const [i, { taxes }] of lines.entries())
    for (const part of taxes) {
      const key = `${part.name} ${part.percent}`
      const base = (byTax.get(key)?.base ?? 0) + (bases[i] ?? 0)
      byTax.set(key, { part, base })
    }
  const taxes = [...byTax.values()].map(({ part, base }) => ({
    ...part,
    base,
    amount: percentOf(base, part.percent),
  }))
  const tax = sum(taxes.map(({ amount }) => amount))
  return { discounts, taxes, tax, total: sum(nets) + shipping + tax }
}
