import type { ShippingChoice } from '../../../contracts/orders/order.ts'
import type { SellingTerms, TaxRule } from '../../../contracts/selling.ts'
import { countryCode } from '../../account/countries.ts'
import { convert, type Minor, toMilligrams } from '../../settings/money.ts'
import type { Discount } from '../discount.ts'
import { type Charges, chargesOf } from './charges.ts'
import { shippingCost, zoneOf } from './shippingCost.ts'
import { type TaxPart, taxParts } from './taxParts.ts'
import { type TaxAddress, taxRuleFor } from './taxRule.ts'

/** A line that is to be charged. */
export interface ChargedLine {
  /** Paise. */
  readonly total: Minor
  /** Minor units of the order's currency. */
  readonly displayTotal: Minor
  /** Milligrams, of all pieces. */
  readonly weight: number
  readonly hsCode: string
  /** Some of its pieces wait for stock. */
  readonly isLate: boolean
}

/** An order before shipping and tax. */
export interface ChargedOrder extends Discount {
  readonly lines: readonly ChargedLine[]
  readonly address: TaxAddress
  readonly shipping: ShippingChoice
  /** How much of the order's currency one INR is. */
  readonly rate: number
}

/** What an order comes to in INR and in its own currency. */
export interface OrderCharges {
  readonly rule: TaxRule
  /** The taxes on each line. */
  readonly lineTaxes: readonly (readonly TaxPart[])[]
  /** Paise. */
  readonly shippingCost: Minor
  readonly inRupees: Charges
  /** Minor units of the order's currency. */
  readonly displayShipping: Minor
  readonly displayed: Charges
}

/** Goods in stock and goods that wait go in parcels of their own when the order is split (rule O5). */
const parcelsOf = (lines: readonly ChargedLine[], shipping: ShippingChoice): readonly number[] => {
  const weightOf = (some: readonly ChargedLine[]) =>
    some.reduce((sum, { weight }) => sum + weight, 0)
  return shipping === 'together'
    ? [weightOf(lines)]
    : [
        weightOf(lines.filter((line) => !line.isLate)),
        weightOf(lines.filter((line) => line.isLate)),
      ]
}

const countryOf = ({ country }: Pick<TaxAddress, 'country'>) => countryCode(country) ?? country

/** Whether the shop sends to the country of an address. Without shipping costs it sends everywhere. */
export const sendsTo = (
  { shipping }: Pick<SellingTerms, 'shipping'>,
  address: Pick<TaxAddress, 'country'>,
): boolean => shipping.length === 0 || zoneOf(shipping, countryOf(address)) !== undefined

/**
 * The shipping cost and the taxes of an order (rules M8 to M10); undefined if the shop does not send to its country.
 * Amounts in INR and in the order's currency are computed in the same way, each from its own line totals.
 */
export const orderCharges = (
  terms: SellingTerms,
  { lines, address, shipping, rate, discount, displayDiscount }: ChargedOrder,
): OrderCharges | undefined => {
  if (!sendsTo(terms, address)) return undefined
  const country = countryOf(address)
  const zone = zoneOf(terms.shipping, country)
  const goods = lines.reduce((sum, { total }) => sum + total, 0) - discount
  const cost = zone
    ? shippingCost(zone, goods, parcelsOf(lines, shipping), toMilligrams(terms.packingWeight))
    : 0
  const rule = taxRuleFor(terms, address)
  const lineTaxes = lines.map(({ hsCode }) =>
    taxParts(terms.tax, rule, { ...address, country }, hsCode),
  )
  const charge = (totals: readonly Minor[], discount: Minor, shipping: Minor) =>
    chargesOf({
      lines: totals.map((total, i) => ({ total, taxes: lineTaxes[i] ?? [] })),
      ...{ discount, shipping },
    })
  const displayShipping = convert(cost, rate)
  return {
    ...{ rule, lineTaxes, shippingCost: cost, displayShipping },
    inRupees: charge(
      lines.map(({ total }) => total),
      discount,
      cost,
    ),
    displayed: charge(
      lines.map(({ displayTotal }) => displayTotal),
      displayDiscount,
      displayShipping,
    ),
  }
}
