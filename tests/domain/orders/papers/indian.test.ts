import { expect, test } from 'vitest'
import type { TaxRule } from '../../../../src/contracts/selling.ts'
import { wholeOf } from '../../../../src/domain/orders/papers/amounts.ts'
import { writeInvoice } from '../../../../src/domain/orders/papers/write/invoice.ts'
import {
  paperFacts,
  paperLine,
  paperOrder,
  paperShipment,
} from '../../../support/values/paperFacts.ts'

/** The invoice of an order to Jaipur, in Hindi, under a tax rule. */
const invoiceUnder = (taxRule: TaxRule) => {
  const order = { ...paperOrder([paperLine(0, 12, 17_628)], 'hi'), taxRule }
  const facts = { ...paperFacts(order, 'hi', 'INV-2026-000001'), order }
  const billed = { portions: wholeOf(order), hasShipping: true }
  const { columns, rows, facts: stated } = writeInvoice('invoice', facts, billed, paperShipment)
  const hsn = columns.findIndex(({ label }) => label === 'HSN')
  return {
    hsn: rows[0]?.[hsn],
    place: stated.find(({ label }) => label === 'आपूर्ति का स्थान')?.value,
  }
}

test('an Indian tax invoice states the code of the goods and the place of supply (rule O20)', () => {
  expect(invoiceUnder('in.intra')).toEqual({ hsn: ['711311'], place: 'Rajasthan (08)' })
})

test('an Indian export invoice states the code of the goods, but no state of supply', () => {
  expect(invoiceUnder('in.export')).toEqual({ hsn: ['711311'], place: undefined })
})

test('the invoice of another country states neither', () => {
  expect(invoiceUnder('eu.home')).toEqual({ hsn: undefined, place: undefined })
})
