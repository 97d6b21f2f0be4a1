import { fc } from '@fast-check/vitest'
import { order as sample } from '../../../../lab/examples/parts/samples.ts'
import type { Order, OrderLine } from '../../../../src/contracts/orders/order.ts'
import { chargesOf } from '../../../../src/domain/orders/charges/charges.ts'
import { orderTaxes } from '../../../../src/domain/orders/charges/orderTaxes.ts'
import { fromMinor } from '../../../../src/domain/settings/money.ts'

/** A line that was ordered; amounts in minor units. */
export interface Ordered {
  readonly quantity: number
  readonly backorder: number
  readonly unitPrice: number
  readonly percent: number
}

/** An order that is confirmed, in rupees. */
export const orderOf = (
  ordered: readonly Ordered[],
  {
    share = 0,
    shippingCost = 0,
    ...more
  }: Partial<Pick<Order, 'shipping' | 'createdAt'>> & {
    /** The part of the goods that a coupon takes off. */
    readonly share?: number
    readonly shippingCost?: number
  } = {},
): Order => {
  const template = sample.lines[0] as OrderLine
  const taxes = ordered.map(({ percent }) => [{ name: 'GST', percent }])
  const totals = ordered.map(({ quantity, unitPrice }) => quantity * unitPrice)
  const discount = Math.round(totals.reduce((sum, total) => sum + total, 0) * share)
  const charges = chargesOf({
    lines: totals.map((total, i) => ({ total, taxes: taxes[i] ?? [] })),
    ...{ discount, shipping: shippingCost },
  })
  return {
    ...sample,
    ...{ status: 'confirmed', shipping: 'together', createdAt: '2026-03-02T09:30:00.000Z' },
    ...more,
    ...{ discount: fromMinor(discount), displayDiscount: fromMinor(discount) },
    ...{ shippingCost: fromMinor(shippingCost), displayShipping: fromMinor(shippingCost) },
    ...{ totalPrice: fromMinor(charges.total), displayTotal: fromMinor(charges.total) },
    taxes: orderTaxes({ inRupees: charges, displayed: charges }),
    lines: ordered.map(({ quantity, backorder, unitPrice }, i) => ({
      ...{ ...template, _id: `line-${i}`, sku: `SKU-${i}`, quantity, backorder },
      ...{ unitPrice: fromMinor(unitPrice), displayTotal: fromMinor(totals[i] ?? 0) },
      displayDiscount: fromMinor(charges.discounts[i] ?? 0),
      taxes: taxes[i] ?? [],
    })),
  }
}

const ordered: fc.Arbitrary<Ordered> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 30 }),
    unitPrice: fc.integer({ min: 1, max: 99_999 }),
    percent: fc.constantFrom(0, 3, 12.5, 0.125),
    late: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ late, ...line }) => ({ ...line, backorder: Math.round(line.quantity * late) }))

/** Orders of one to four lines, with a coupon and a shipping cost. */
export const orders: fc.Arbitrary<Order> = fc
  .record({
    lines: fc.array(ordered, { minLength: 1, maxLength: 4 }),
    shipping: fc.constantFrom('together' as const, 'split' as const),
    share: fc.constantFrom(0, 0.1, 0.333, 1),
    shippingCost: fc.integer({ min: 0, max: 5_000 }),
  })
  .map(({ lines, ...more }) => orderOf(lines, more))
