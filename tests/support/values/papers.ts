import { wholeOf } from '../../../src/domain/orders/papers/amounts.ts'
import type { PaperSource } from '../../../src/domain/orders/papers/paperSource.ts'
import { writeCreditNote, writeInvoice } from '../../../src/domain/orders/papers/write/invoice.ts'
import { writeOffer } from '../../../src/domain/orders/papers/write/offer.ts'
import { writePackingList } from '../../../src/domain/orders/papers/write/packing.ts'
import { paperFacts, paperLine, paperOrder, paperShipment } from './paperFacts.ts'

/** One paper of each kind, of an order with so many lines. */
export const everyPaper = (
  language: 'en' | 'it' | 'hi' | 'ar',
  lines = 3,
): readonly PaperSource[] => {
  const order = paperOrder(
    Array.from({ length: lines }, (_, i) => paperLine(i, 12 + i, 17_628 + i * 1_469)),
    language,
  )
  const facts = (number: string | null = null) => paperFacts(order, language, number)
  const portions = wholeOf(order)
  const billed = { portions, hasShipping: true }
  return [
    writeOffer('orderConfirmation', facts()),
    writeOffer('proforma', facts()),
    writePackingList(facts(), portions, paperShipment),
    writeInvoice('commercialInvoice', facts('INV-2026-000001'), billed, paperShipment),
    writeInvoice('invoice', facts('INV-2026-000001'), billed, paperShipment),
    writeCreditNote(facts('CN-2026-000001'), portions, {
      ...{ invoices: ['INV-2026-000001'], reason: 'Damaged (12 of 14)' },
    }),
  ]
}
