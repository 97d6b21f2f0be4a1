import { expect, test } from 'vitest'
import { orderSums } from '../../../src/domain/orders/orderSums.ts'
import { withDiscounts } from '../../../src/domain/orders/papers/withDiscounts.ts'
import { orderOf } from './moves/ordered.ts'

const order = orderOf(
  [
    { quantity: 3, backorder: 0, unitPrice: 100_00, percent: 10 },
    { quantity: 1, backorder: 0, unitPrice: 50_00, percent: 10 },
  ],
  { share: 0.1, shippingCost: 20_00 },
)

test('what an order comes to is what its lines, its coupon, its shipping and its taxes come to', () => {
  const { goods, discount, shipping, taxes, dropped, total } = orderSums(order)
  expect([goods, discount, shipping, dropped]).toEqual([350_00, 35_00, 20_00, 0])
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0)
  expect(total).toBe(goods - discount + shipping + tax)
  expect(orderSums({ ...order, displayDropped: 100 })).toMatchObject({
    ...{ dropped: 100_00, total: total - 100_00 },
  })
})

test('the discount of an older order is spread over its lines; that of a later one is kept', () => {
  const discountsOf = ({ lines }: typeof order) =>
    lines.map(({ displayDiscount }) => displayDiscount)
  const older = { ...order, lines: order.lines.map((line) => ({ ...line, displayDiscount: 0 })) }
  expect(discountsOf(withDiscounts(older))).toEqual([30, 5])
  const [first, ...others] = order.lines
  const later = { ...order, lines: [{ ...first, displayDiscount: 35 }, ...others] } as typeof order
  expect(withDiscounts(later)).toBe(later)
})
