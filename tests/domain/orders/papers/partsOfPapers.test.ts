import { expect, test } from 'vitest'
import type { Order, OrderLine } from '../../../../src/contracts/orders/order.ts'
import { wholeOf } from '../../../../src/domain/orders/papers/amounts.ts'
import type { PaperFacts } from '../../../../src/domain/orders/papers/paperFacts.ts'
import { textsIn } from '../../../../src/domain/orders/papers/paperSource.ts'
import { netWeightOf, taxTable } from '../../../../src/domain/orders/papers/write/goods.ts'
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

/** The order confirmation of 2 rings, with these changes of the order, its line and the shop's terms. */
const confirmation = (
  changes: Partial<Order> = {},
  ofLine: Partial<OrderLine> = {},
  terms: (terms: PaperFacts['terms']) => Partial<PaperFacts['terms']> = () => ({}),
) => {
  const order = { ...paperOrder([{ ...paperLine(0, 2, 2_000), ...ofLine }]), ...changes }
  const facts = paperFacts(order, 'en')
  const changed = { ...facts, terms: { ...facts.terms, ...terms(facts.terms) } }
  return paperText(writeOffer('orderConfirmation', changed))
}

const address = paperOrder([]).address
const row = (shown: ReturnType<typeof confirmation>) => shown.rows[0]?.split(' | ')

test('an order without coupon, shipping, taxes, reason and note states none', () => {
  const nothing = { coupon: null, displayDiscount: 0, displayShipping: 0, displayTotal: 20 }
  const order = { ...nothing, taxes: [], taxRule: 'none' as const, note: '' }
  const shown = confirmation(order, { displayDiscount: 0, taxes: [] })
  expect(shown.sums).toEqual(['Goods: €20.00', 'Total: €20.00'])
  expect(shown.columns).toBe('No. | Description | SKU | Pieces | Price | Amount')
  expect(shown.notes.filter((line) => ['Tax', 'Your note'].includes(line))).toEqual([])
})

test('a discount without a coupon has no code', () => {
  expect(confirmation({ coupon: null }).sums[1]).toBe('Discount: -€2.00')
})

test('the payment of an order has its own account and reference (rule O25)', () => {
  const bank = { holder: 'Alma', bank: '', account: '77', code: '' }
  const payment = { bank, reference: 'A123-9' } as unknown as NonNullable<Order['payment']>
  const { notes } = confirmation({ payment, note: '', taxRule: 'none' })
  expect(notes.slice(2)).toEqual([
    'Bank transfer',
    'Holder: Alma',
    'Account: 77',
    'Reference: A123-9',
  ])
})

test('an order that is not paid by transfer, and a shop without an account, name none', () => {
  const payment = { bank: null, reference: 'A123-9' } as unknown as NonNullable<Order['payment']>
  expect(confirmation({ payment }).notes).not.toContain('Bank transfer')
  expect(confirmation({}, {}, () => ({ bank: null })).notes).not.toContain('Bank transfer')
})

test('an order within the country of the seller has no delivery term', () => {
  const inIndia = confirmation({ address: { ...address, country: 'India' } })
  expect(inIndia.facts).not.toContain('Delivery term (Incoterms 2020): DAP')
  const unknown = confirmation({ address: { ...address, country: 'Atlantis' } })
  expect(unknown.facts).toContain('Delivery term (Incoterms 2020): DAP')
})

test('parties state what is known of them', () => {
  const to = {
    ...address,
    companyName: ' ',
    address2: ' Floor 2 ',
    pincode: '',
    state: 'Greater London',
  }
  const { vatNumber: _, ...buyer } = { ...to, phone: '' }
  const shown = confirmation({ address: buyer }, {}, ({ seller }) => ({
    seller: { ...seller, state: '', taxNumber: '', email: '' },
  }))
  expect(shown.parties).toEqual([
    ...['Buyer', 'Anna Smith', 'Hatton Garden 12', 'Floor 2', 'London, Greater London'],
    'United Kingdom',
  ])
  expect(shown.seller.slice(3)).toEqual(['India', '+91 22 5550 1234'])
})

test('goods have their name, else their slug, and the values that were chosen', () => {
  const none = confirmation({}, { title: {}, attributes: [] })
  expect(row(none)?.[1]).toBe('ring')
  const [metal] = paperLine(0, 1, 1).attributes
  if (!metal) throw new Error('the line has no attribute')
  const partly = confirmation({}, { attributes: [{ ...metal, value: {} }, metal] })
  expect(row(partly)?.[1]).toBe('Open ring with filigree, a finely twisted band / Silver 925')
})

test('a line with two taxes states both', () => {
  const taxes = [
    { name: 'CGST', percent: 1.5 },
    { name: 'SGST', percent: 1.5 },
  ]
  expect(row(confirmation({}, { taxes }))?.[5]).toBe('1.5% + 1.5%')
})

test.each([
  ['none', false, 'priced'],
  ['eu.home', true, 'taxed'],
  ['in.intra', true, 'gst'],
  ['in.export', false, 'zeroRated'],
] as const)(
  'under the rule %s, taxed %s, prices are in the table “%s”',
  (taxRule, isTaxed, table) => {
    const order = paperOrder([paperLine(0, 2, 2_000)])
    expect(taxTable({ ...order, taxRule, taxes: isTaxed ? order.taxes : [] })).toBe(table)
  },
)

test('a commercial invoice with an unknown metal weight states none', () => {
  const line = { ...paperLine(1, 2, 2_000), metalWeight: null }
  const order = paperOrder([paperLine(0, 2, 2_000), line])
  const billed = { portions: wholeOf(order), hasShipping: true }
  const { rows, sums } = paperText(
    writeInvoice('commercialInvoice', paperFacts(order, 'en'), billed, paperShipment),
  )
  expect(rows.map((each) => each.split(' | ')[5])).toEqual(['6.00', ''])
  expect(sums.slice(0, 2)).toEqual(['Parcels: 2', 'Net weight: 13.00 g'])
})

test('an invoice without a number states none, and a credit note has room for it', () => {
  const order = paperOrder([paperLine(0, 2, 2_000)])
  const billed = { portions: wholeOf(order), hasShipping: true }
  const facts = paperFacts(order, 'en')
  expect(paperText(writeInvoice('invoice', facts, billed, paperShipment)).facts[0]).toBe(
    'Date: November 26, 2026',
  )
  const note = writeCreditNote(facts, wholeOf(order), { invoices: [], reason: '' })
  expect([paperText(note).facts[0], paperText(note).notes[0]]).toEqual(['Number: ', 'Tax'])
})

test('a packing list states carrier and tracking number if they are known, and counts pieces', () => {
  const order = paperOrder([paperLine(0, 1_200, 2_000), paperLine(1, 34, 2_000)])
  const shipment = { ...paperShipment, carrier: '', tracking: '' }
  const shown = paperText(writePackingList(paperFacts(order, 'en'), wholeOf(order), shipment))
  expect([shown.facts.length, shown.sums[0]]).toEqual([3, 'Pieces: 1,234'])
})

test('values keep their direction in a right-to-left language', () => {
  const order = paperOrder([paperLine(0, 2, 2_000), paperLine(1, 3, 1_000)], 'ar')
  const shown = paperText(writeOffer('orderConfirmation', paperFacts(order, 'ar')))
  const isolated = (text: string) =>
    text.match(/\u2068(.*?)\u2069/g)?.map((each) => each.slice(1, -1))
  expect(isolated(shown.sums[3] ?? '')).toHaveLength(3)
  expect(isolated(shown.rows[0] ?? '')).toEqual(['فضة 925', '40 cm'])
  expect(isolated(shown.rows[1] ?? '')).toHaveLength(3)
  expect(shown.notes.flatMap((line) => isolated(line) ?? [])).toContain('0012 3456 7890')
  expect(isolated(shown.parties.at(-1) ?? '')).toEqual(['+971 4 555 0123'])
})

test('columns hold names, codes and numbers, which are set differently', () => {
  const order = paperOrder([paperLine(0, 2, 2_000)])
  const billed = { portions: wholeOf(order), hasShipping: true }
  const holds = (
    kind: 'invoice' | 'commercialInvoice',
    taxRule: Order['taxRule'],
    taxes = order.taxes,
  ) => {
    const facts = { ...paperFacts({ ...order, taxRule, taxes }, 'en') }
    const { columns } = writeInvoice(kind, facts, billed, paperShipment)
    return columns.map((column) => `${column.label}: ${column.holds}`)
  }
  const ofGoods = ['No.: code', 'Description: name', 'SKU: code']
  expect(holds('commercialInvoice', 'none')).toEqual([
    ...[...ofGoods, 'HS code: code', 'Origin: code', 'Metal (g): number', 'Net (g): number'],
    ...['Pieces: number', 'Price: number', 'Amount: number'],
  ])
  expect(holds('invoice', 'in.inter')).toEqual([
    ...[...ofGoods, 'HSN: code', 'Pieces: number', 'Price: number', 'Tax: number'],
    'Amount: number',
  ])
  expect(holds('invoice', 'in.export', [])).toEqual([
    ...[...ofGoods, 'HSN: code', 'Pieces: number', 'Price: number', 'Amount: number'],
  ])
})

test('the texts of a paper are all of its words, in reading order', () => {
  const order = paperOrder([{ ...paperLine(0, 2, 2_000), sku: '' }])
  const paper = writeOffer('proforma', paperFacts(order, 'en'))
  const texts = textsIn(paper)
  expect(texts.slice(0, 3)).toEqual(['Alma', 'Zaveri Bazaar 14', '400002 Mumbai'])
  const places = [
    'Proforma invoice',
    'Buyer',
    'Order',
    'A-000123',
    'Description',
    'Goods',
    'Amount due',
  ]
  const at = places.map((text) => texts.indexOf(text))
  expect(at).toEqual(at.toSorted((a, b) => a - b))
  expect(at).not.toContain(-1)
  expect(texts).toEqual(expect.arrayContaining(['Silver 925 · 40 cm', 'Bank transfer', '€20.00']))
  expect([texts.includes(''), texts.at(-1)]).toEqual([false, 'No plastic, please.'])
  expect(textsIn({ ...paper, total: null })).toHaveLength(texts.length - 2)
})

test('the net weight of some pieces is their share of the line', () => {
  const order = paperOrder([paperLine(0, 4, 2_000)])
  expect(netWeightOf(order, [{ lineId: 'line-0', from: 1, to: 4 }])).toBe(9.75)
})
