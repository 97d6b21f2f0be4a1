import { expect, test } from 'vitest'
import { order } from '../../../../lab/examples/parts/samples.ts'
import { linesOfOrder } from '../../../../src/domain/cart/quickOrder/linesOfOrder.ts'

test('each line of an order is given with its variant, its pieces and what it cost', () => {
  const lines = linesOfOrder(order)
  expect(lines).toHaveLength(order.lines.length)
  const [first] = order.lines
  expect(lines[0]).toEqual({
    code: first?.productId,
    quantity: `${first?.quantity}`,
    earlier: { title: first?.title, unitPrice: first?.unitPrice },
  })
})
