import { expect, test, vi } from 'vitest'
import { printOrder } from '../../../server/cli/parts/printOrder.ts'
import type { Credits } from '../../../server/orders/papers/credits.repo.ts'
import type { Order } from '../../../src/contracts/orders/order.ts'
import { orderOf } from '../../domain/orders/moves/ordered.ts'

const printed = (order: Order, credits: Credits = { notes: [], amount: 0 }): readonly string[] => {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  printOrder(order, 'meera@shah.test', credits)
  log.mockRestore()
  return lines.map((line) => line.replace(/ {2,}/g, ' | '))
}

test('Scenario: the team reads an order in words, with an address as on a parcel and sums that add up', () => {
  const order = orderOf(
    [
      { quantity: 3, backorder: 0, unitPrice: 100_00, percent: 3 },
      { quantity: 4, backorder: 2, unitPrice: 100_00, percent: 3 },
    ],
    { share: 0.1, shippingCost: 50_00 },
  )
  const address = { ...order.address, name: 'Anna Rossi', address: 'Via Roma 1', address2: '' }
  const from = { answer: 'drop', answeredAt: order.createdAt } as const
  const day = { lineId: 'line-1', from: order.shipsBy, to: '2026-05-20T12:00:00.000Z' }
  const lines = printed({
    ...order,
    ...{ status: 'inProduction', shippedPieces: 3, openPieces: 4, coupon: 'TEN' },
    ...{ dropped: 370.8, displayDropped: 370.8 },
    address: {
      ...{ ...address, companyName: 'Rossi Gioielli', pincode: '50123', city: 'Firenze' },
      ...{ state: 'Toscana', country: 'Italy', phone: '+39 055 5550 1234', vatNumber: 'IT1' },
    },
    moves: [{ _id: 'm-1', at: order.createdAt, note: '', lines: [day], ...from }],
  })
  for (const line of [
    'A-000123 | in production, partly shipped: 3 of 7 pieces',
    'To | Rossi Gioielli, Anna Rossi, Via Roma 1, 50123 Firenze, Toscana, Italy',
    'VAT number | IT1',
    'Payment | bank transfer, due',
    'Goods | ₹700.00',
    'Coupon TEN | -₹70.00',
    'Shipping | ₹50.00',
    'GST 3 % | ₹20.40',
    'Dropped | -₹370.80',
    'Total | ₹329.60 (329.60 INR)',
    `${order.createdAt} | 2026-03-04 | 2026-05-20 | SKU-1 | drop`,
  ])
    expect(lines).toContain(line)
})

test('Scenario: the team sees what of an order was credited, and what is due then', () => {
  const order = orderOf([{ quantity: 3, backorder: 0, unitPrice: 100_00, percent: 0 }], {})
  const lines = printed(order, {
    notes: [
      {
        ...{ number: 'CN-2026-0001', issuedAt: Date.UTC(2026, 2, 9) },
        parcels: [{ lineId: 'line-0', quantity: 2 }],
      },
    ],
    amount: 200_00,
  })
  expect(lines).toContain('CN-2026-0001 | 2026-03-09T00:00:00.000Z | 2 × SKU-0')
  expect(lines).toContain('Credited | -₹200.00')
  expect(lines).toContain('Due | ₹100.00')
})
