import { expect, test } from 'vitest'
import { paperFileName } from '../../../../src/domain/orders/papers/paperName.ts'
import { paperNumber, yearOf } from '../../../../src/domain/orders/papers/paperNumber.ts'

const order = 'A-000123'

test.each([
  [{ kind: 'orderConfirmation', number: null, shipment: null }, 'order-confirmation-A-000123.pdf'],
  [{ kind: 'proforma', number: null, shipment: null }, 'proforma-invoice-A-000123.pdf'],
  [{ kind: 'packingList', number: null, shipment: 2 }, 'packing-list-A-000123-2.pdf'],
  [
    { kind: 'commercialInvoice', number: 'INV-2026-000007', shipment: 1 },
    'commercial-invoice-INV-2026-000007.pdf',
  ],
  [{ kind: 'invoice', number: 'INV-2026-000001', shipment: null }, 'invoice-INV-2026-000001.pdf'],
  [
    { kind: 'creditNote', number: 'CN-2026-000002', shipment: null },
    'credit-note-CN-2026-000002.pdf',
  ],
] as const)('the file of %o is %s', (paper, name) => {
  expect(paperFileName({ ...paper, order })).toBe(name)
})

test('numbers of papers have six digits or more', () => {
  expect(paperNumber('INV', 2026, 1)).toBe('INV-2026-000001')
  expect(paperNumber('CN', 2027, 1_234_567)).toBe('CN-2027-1234567')
})

test("the year of a paper is that of the seller's place", () => {
  const newYear = Date.UTC(2026, 11, 31, 20)
  expect([yearOf(newYear, 'Asia/Kolkata'), yearOf(newYear, 'UTC')]).toEqual([2027, 2026])
})
