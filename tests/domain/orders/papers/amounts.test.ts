import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { partOf } from '../../../../src/domain/orders/charges/partOf.ts'
import { amountsOf, type Portion, wholeOf } from '../../../../src/domain/orders/papers/amounts.ts'
import { toPaise } from '../../../../src/domain/settings/money.ts'
import { paperLine, paperOrder } from '../../../support/values/paperFacts.ts'

describe('amounts of papers (rule O22)', () => {
  test.prop([fc.nat(1e9), fc.integer({ min: 1, max: 50_000 }), fc.nat(), fc.nat()])(
    'the parts of an amount add up to it',
    (amount, whole, a, b) => {
      const [first = 0, second = 0] = [a % (whole + 1), b % (whole + 1)].toSorted((x, y) => x - y)
      const parts = [partOf(amount, 0, first, whole), partOf(amount, first, second, whole)]
      expect(parts.reduce((sum, part) => sum + part, partOf(amount, second, whole, whole))).toBe(
        amount,
      )
    },
  )

  /** Lines with the points at which their pieces are divided among three shipments. */
  const shippedLines = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 500 }), fc.nat(1e7), fc.nat(), fc.nat())
      .map(([quantity, total, a, b]) => {
        const cuts = [a % (quantity + 1), b % (quantity + 1)].toSorted((x, y) => x - y)
        return { quantity, total, ends: [0, ...cuts, quantity] }
      }),
    { minLength: 1, maxLength: 8 },
  )
  const portionsOf = (lines: readonly { ends: readonly number[] }[], shipment: number): Portion[] =>
    lines.map(({ ends }, i) => ({
      ...{ lineId: `line-${i}`, from: ends[shipment] ?? 0, to: ends[shipment + 1] ?? 0 },
    }))
  const orderOf = (lines: readonly { quantity: number; total: number }[]) =>
    paperOrder(lines.map(({ quantity, total }, i) => paperLine(i, quantity, total)))

  test.prop([shippedLines])('the invoices of all shipments add up to the order', (lines) => {
    const order = orderOf(lines)
    const invoices = [0, 1, 2].map((k) => amountsOf(order, portionsOf(lines, k), k === 0))
    const whole = amountsOf(order, wholeOf(order), true)
    const sum = (value: (amounts: typeof whole) => number) =>
      invoices.reduce((total, invoice) => total + value(invoice), 0)
    const taxOf = ({ taxes }: typeof whole) =>
      taxes.reduce((total, { amount }) => total + amount, 0)
    expect(whole.total).toBe(toPaise(order.displayTotal))
    expect({
      goods: sum(({ goods }) => goods),
      discount: sum(({ discount }) => discount),
      shipping: sum(({ shipping }) => shipping),
      tax: sum(taxOf),
      total: sum(({ total }) => total),
    }).toEqual({
      ...{ goods: whole.goods, discount: whole.discount, shipping: whole.shipping },
      ...{ tax: taxOf(whole), total: whole.total },
    })
  })

  test.prop([shippedLines])('credit for all sent pieces never exceeds their invoice', (lines) => {
    const order = orderOf(lines)
    const sent = portionsOf(lines, 0)
    const invoice = amountsOf(order, sent, true)
    const credit = amountsOf(order, sent, false)
    expect(credit.goods).toBe(invoice.goods)
    expect(credit.total).toBeLessThanOrEqual(invoice.total)
  })
})
