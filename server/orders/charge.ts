import type { Address } from '../../src/contracts/account/address.ts'
import type { ShippingChoice } from '../../src/contracts/orders/order.ts'
import type { SellingTerms } from '../../src/contracts/selling.ts'
import { orderCharges } from '../../src/domain/orders/charges/orderCharges.ts'
import { orderTaxes } from '../../src/domain/orders/charges/orderTaxes.ts'
import type { Discount } from '../../src/domain/orders/discount.ts'
import { said } from '../../src/domain/shell/said.ts'
import { refuse } from '../http/problem.ts'
import type { NewRow } from '../store/schema.ts'
import type { Line } from './order.lines.ts'

/** An order before shipping and tax. */
interface Uncharged extends Discount {
  readonly lines: readonly Line[]
  readonly address: Address
  readonly shipping: ShippingChoice
  readonly rate: number
}

/** The columns of an order and of its lines that its charges fill. */
export interface Charged {
  readonly lines: readonly Line[]
  readonly columns: Pick<
    NewRow<'customer_order'>,
    | 'total_price'
    | 'display_total'
    | 'shipping_cost'
    | 'display_shipping'
    | 'tax'
    | 'display_tax'
    | 'tax_rule'
    | 'taxes_json'
  >
}

/**
 * Charges shipping and taxes (rules M7 to M10).
 * @param terms those in force
 * @throws Refusal 422 when the shop does not send to the country of the address
 */
export const charge = (terms: SellingTerms, order: Uncharged): Charged => {
  const charges =
    orderCharges(terms, {
      ...order,
      lines: order.lines.map((line) => ({
        total: line.unit_price * line.quantity,
        displayTotal: line.display_total,
        weight: line.total_weight,
        hsCode: line.hs_code ?? '',
        isLate: line.backorder > 0,
      })),
    }) ?? refuseCountry(order.address.country)
  const { rule, lineTaxes, inRupees, displayed } = charges
  return {
    lines: order.lines.map((line, i) => ({
      ...line,
      discount: inRupees.discounts[i] ?? 0,
      display_discount: displayed.discounts[i] ?? 0,
      taxes_json: JSON.stringify(lineTaxes[i] ?? []),
    })),
    columns: {
      total_price: inRupees.total,
      display_total: displayed.total,
      shipping_cost: charges.shippingCost,
      display_shipping: charges.displayShipping,
      tax: inRupees.tax,
      display_tax: displayed.tax,
      tax_rule: rule,
      taxes_json: JSON.stringify(orderTaxes(charges)),
    },
  }
}

const refuseCountry = (country: string): never =>
  refuse(422, 'order_blocked', said('refusal.noShipping', { country }), {
    field: 'address.country',
  })
