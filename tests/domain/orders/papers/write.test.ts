import { expect, test } from 'vitest'
import { wholeOf } from '../../../../src/domain/orders/papers/amounts.ts'
import {
  writeCreditNote,
  writeInvoice,
} from '../../../../src/domain/orders/papers/write/invoice.ts'
import { writeOffer } from '../../../../src/domain/orders/papers/write/offer.ts'
import { writePackingList } from '../../../../src/domain/orders/papers/write/packing.ts'
import {
  paperFacts,
  paperLine,
  paperOrder,
  paperShipment,
} from '../../../support/values/paperFacts.ts'
import { paperText } from '../../../support/values/paperText.ts'

/** 12 rings for €176.28 and 3 pairs of studs for €10.00, 10 % off, to London. */
const order = paperOrder([paperLine(0, 12, 17_628), paperLine(1, 3, 1_000)])
/** 8 of the rings. */
const portions = [
  { lineId: 'line-0', from: 2, to: 10 },
  { lineId: 'line-1', from: 0, to: 0 },
]

const parts = {
  seller: [
    ...['Alma', 'Zaveri Bazaar 14', '400002 Mumbai', 'Maharashtra', 'India'],
    ...['Tax number: 27ABCDE1234F1Z5', 'trade@alma.example', '+91 22 5550 1234'],
  ],
  parties: [
    ...['Buyer', 'Smith & Daughters Ltd', 'Anna Smith', 'Hatton Garden 12', 'EC1N 8AT London'],
    ...['United Kingdom', 'Tax number: GB123456789', 'Phone: +44 20 5550 1234'],
  ],
  pages: 'Page {page} of {pages}',
}
const tax = [
  'Tax',
  'Exempt intra-Community supply (Article 138 of Directive 2006/112/EC). The recipient accounts for the VAT.',
]
const bank = [
  ...['Bank transfer', 'Holder: Alma Jewels LLP', 'Bank: State Bank of India'],
  ...['Account: 0012 3456 7890', 'Bank code: SBIN0000300', 'Reference: A-000123'],
]
const note = ['Your note', 'Pouch each size.', 'No plastic, please.']
const taxed = {
  columns: 'No. | Description | SKU | Pieces | Price | Tax | Amount',
  rows: [
    '1 | Open ring with filigree, a finely twisted band / Silver 925 · 40 cm | CB05-S-40 | 12 | €14.69 | 3% | €176.28',
    '2 | Ear studs “Ginevra” / Silver 925 · 40 cm | CB05-S-41 | 3 | €33.33 for 10 | 3% | €10.00',
  ],
}
const allSums = [
  ...['Goods: €186.28', 'Discount WELCOME10: -€18.62', 'Shipping: €25.00'],
  'IGST 3% of €192.66: €5.78',
]

for (const { kind, title, total, opening } of [
  {
    ...{ kind: 'orderConfirmation' as const, title: 'Order confirmation', total: 'Total: €198.44' },
    opening: [
      'Thank you',
      'We have received your order as it is listed here, and prepare it with care.',
    ],
  },
  {
    ...{ kind: 'proforma' as const, title: 'Proforma invoice', total: 'Amount due: €198.44' },
    opening: [
      'Proforma',
      'This is an offer of the goods of your order. It is not a tax invoice and cannot be used to deduct tax.',
    ],
  },
])
  test(`the ${kind} lists the order as it was placed (rule O22)`, () => {
    expect(paperText(writeOffer(kind, paperFacts(order, 'en')))).toEqual({
      ...{ ...parts, ...taxed, title },
      facts: [
        ...['Order: A-000123', 'Date: November 26, 2026', 'Ships by: December 1, 2026'],
        ...['Currency: EUR', 'Delivery term (Incoterms 2020): DAP'],
      ],
      sums: [...allSums, total],
      notes: [...opening, ...tax, ...bank, ...note],
    })
  })

/** The facts of the invoices. */
const stated = [
  ...['Number: INV-1', 'Date: November 26, 2026', 'Order: A-000123'],
  ...['Ordered on: November 20, 2026', 'Shipment: 1', 'Currency: EUR'],
  'Delivery term (Incoterms 2020): DAP',
]

test('the invoice of a shipment states its taxes, and how to pay', () => {
  const billed = { portions: wholeOf(order), hasShipping: true }
  const invoice = writeInvoice('invoice', paperFacts(order, 'en', 'INV-1'), billed, paperShipment)
  expect(paperText(invoice)).toEqual({
    ...{ ...parts, ...taxed, title: 'Invoice', facts: stated },
    sums: [...allSums, 'Total: €198.44'],
    notes: [...tax, ...bank],
  })
})

test('the commercial invoice states what customs ask for', () => {
  const billed = { portions: wholeOf(order), hasShipping: false }
  const facts = paperFacts(order, 'en', 'INV-1')
  expect(paperText(writeInvoice('commercialInvoice', facts, billed, paperShipment))).toEqual({
    ...{ ...parts, title: 'Commercial invoice', facts: stated },
    columns:
      'No. | Description | SKU | HS code | Origin | Metal (g) | Net (g) | Pieces | Price | Amount',
    rows: [
      '1 | Open ring with filigree, a finely twisted band / Silver 925 · 40 cm | CB05-S-40 | 711311 | India | 36.00 | 39.00 | 12 | €14.69 | €176.28',
      '2 | Ear studs “Ginevra” / Silver 925 · 40 cm | CB05-S-41 | 711311 | India | 9.00 | 9.75 | 3 | €33.33 for 10 | €10.00',
    ],
    sums: [
      ...['Parcels: 2', 'Metal weight: 45.00 g', 'Net weight: 48.75 g', 'Gross weight: 612.40 g'],
      ...['Goods: €186.28', 'Discount WELCOME10: -€18.62', 'IGST 3% of €167.66: €5.03'],
      'Total: €172.69',
    ],
    notes: [
      ...tax,
      'Declaration',
      'We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.',
    ],
  })
})

test('the packing list states the pieces and weights of its parcels, and no price', () => {
  const list = writePackingList(paperFacts(order, 'en'), portions, paperShipment)
  expect(paperText(list)).toEqual({
    ...{ ...parts, title: 'Packing list' },
    parties: ['Deliver to', ...parts.parties.slice(1)],
    facts: [
      ...['Order: A-000123', 'Date: November 26, 2026', 'Shipment: 1'],
      ...['Carrier: DHL Express', 'Tracking number: JD0146000012345678'],
    ],
    columns: 'No. | Description | SKU | Pieces | Net (g)',
    rows: [
      '1 | Open ring with filigree, a finely twisted band / Silver 925 · 40 cm | CB05-S-40 | 8 | 26.00',
    ],
    sums: ['Pieces: 8', 'Parcels: 2', 'Net weight: 26.00 g', 'Gross weight: 612.40 g'],
    notes: [],
  })
})

test('the credit note names the invoices that it corrects, and why', () => {
  const reason = { invoices: ['INV-1', 'INV-2'], reason: 'Damaged.\r\nSent back.' }
  const creditNote = writeCreditNote(paperFacts(order, 'en', 'CN-1'), portions, reason)
  expect(paperText(creditNote)).toEqual({
    ...{ ...parts, title: 'Credit note', columns: taxed.columns },
    facts: [
      ...['Number: CN-1', 'Date: November 26, 2026', 'Order: A-000123'],
      ...['Corrects invoice: INV-1, INV-2', 'Currency: EUR'],
    ],
    rows: [
      '1 | Open ring with filigree, a finely twisted band / Silver 925 · 40 cm | CB05-S-40 | 8 | €14.69 | 3% | €117.52',
    ],
    sums: [
      ...['Goods: €117.52', 'Discount WELCOME10: -€11.74', 'IGST 3% of €105.78: €3.18'],
      'Amount credited: €108.96',
    ],
    notes: ['Reason', 'Damaged.', 'Sent back.', ...tax],
  })
})
