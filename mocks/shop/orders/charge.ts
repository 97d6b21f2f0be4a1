import type { Address } from '../../../src/contracts/account/address.ts'
import type { Order, ShippingChoice } from '../../../src/contracts/orders/order.ts'
import { orderCharges } from '../../../src/domain/orders/charges/orderCharges.ts'
import { orderTaxes } from '../../../src/domain/orders/charges/orderTaxes.ts'
import type { Discount } from '../../../src/domain/orders/discount.ts'
import { fromMinor, type Minor, toMilligrams, toPaise } from '../../../src/domain/settings/money.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { refuse } from '../parts/refusal.ts'
import { termsNow } from '../settings/settings.ts'
import type { Frozen } from './freeze.ts'

/** An order before shipping and tax. */
interface Uncharged extends Discount {
  readonly frozen: Frozen
  readonly address: Address
  readonly shipping: ShippingChoice
  readonly rate: number
}

/** The part of an order that its charges fill, and the totals in paise and in minor units of its currency. */
interface Charged {
  readonly totalPrice: Minor
  readonly displayTotal: Minor
  readonly part: Pick<Order, 'lines' | 'shippingCost' | 'displayShipping' | 'taxRule' | 'taxes'>
}

/**
 * Charges shipping and taxes by the terms in force (rules M7 to M10).
 * @throws Refusal 422 when the shop does not send to the country of the address
 */
export const charge = ({ frozen: { lines }, ...order }: Uncharged, now: number): Charged => {
  const { country } = order.address
  const charges =
    orderCharges(termsNow(now), {
      ...order,
      lines: lines.map((line) => ({
        total: toPaise(line.unitPrice) * line.quantity,
        displayTotal: toPaise(line.displayTotal),
        weight: toMilligrams(line.totalWeight),
        hsCode: line.hsCode,
        isLate: line.backorder > 0,
      })),
    }) ??
    refuse(422, 'order_blocked', said('refusal.noShipping', { country }), {
      field: 'address.country',
    })
  return {
    totalPrice: charges.inRupees.total,
    displayTotal: charges.displayed.total,
    part: {
      lines: lines.map((line, i) => ({
        ...line,
        displayDiscount: fromMinor(charges.displayed.discounts[i] ?? 0),
        taxes: [...(charges.lineTaxes[i] ?? [])],
      })),
      shippingCost: fromMinor(charges.shippingCost),
      displayShipping: fromMinor(charges.displayShipping),
      taxRule: charges.rule,
      taxes: orderTaxes(charges),
    },
  }
}
