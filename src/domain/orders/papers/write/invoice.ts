import { amountsOf, type Portion } from '../amounts.ts'
import type { PaperFacts, ShipmentFacts } from '../paperFacts.ts'
import type { PaperSource } from '../paperSource.ts'
import { metalWeight, netWeight, tableOf, taxTable } from './goods.ts'
import { placeOfSupply } from './indian.ts'
import { buyerOf, isExport, sellerOf } from './parties.ts'
import { bankNote, sumsOf, taxNote } from './sums.ts'
import { wordsOf } from './words.ts'

/** The pieces that a paper is about. */
export interface Billed {
  /** Of every line (`amountsOf`). */
  readonly portions: readonly Portion[]
  readonly hasShipping: boolean
}

/** The invoice of a shipment, or its commercial invoice for customs. */
export const writeInvoice = (
  kind: 'invoice' | 'commercialInvoice',
  facts: PaperFacts,
  { portions, hasShipping }: Billed,
  shipment: ShipmentFacts,
): PaperSource => {
  const { order, terms, language, issuedAt, number } = facts
  const words = wordsOf(facts)
  const { texts } = words
  const amounts = amountsOf(order, portions, hasShipping)
  const metal = metalWeight(amounts)
  const isForCustoms = kind === 'commercialInvoice'
  const table = isForCustoms ? 'customs' : taxTable(order)
  return {
    ...{ kind, language, title: texts.titles[kind], seller: sellerOf(facts) },
    facts: [
      ...(number === null ? [] : [{ label: texts.facts.number, value: number }]),
      { label: texts.facts.date, value: words.day(issuedAt) },
      { label: texts.facts.order, value: order.number },
      { label: texts.facts.orderDate, value: words.day(order.createdAt) },
      { label: texts.facts.shipment, value: String(shipment.number) },
      { label: texts.facts.currency, value: order.currency.code },
      ...placeOfSupply(facts, words),
      ...(isExport(facts) ? [{ label: texts.facts.incoterm, value: terms.incoterm }] : []),
    ],
    parties: [buyerOf(facts, texts.parties.buyer)],
    ...tableOf(table, amounts, words),
    sums: [
      ...(isForCustoms
        ? [
            { label: texts.sums.parcels, value: String(shipment.parcels) },
            ...(metal === null
              ? []
              : [{ label: texts.sums.metalWeight, value: words.grams(metal) }]),
            { label: texts.sums.netWeight, value: words.grams(netWeight(amounts)) },
            { label: texts.sums.grossWeight, value: words.grams(shipment.grossWeight) },
          ]
        : []),
      ...sumsOf(facts, amounts, words),
    ],
    total: { label: texts.sums.total, value: words.money(amounts.total) },
    notes: [
      ...taxNote(facts, words),
      ...(isForCustoms
        ? [{ label: texts.notes.declaration, lines: [texts.notes.declarationText] }]
        : bankNote(facts, words)),
    ],
    pages: texts.pages,
  }
}

/** The credit note for pieces that were invoiced. */
export const writeCreditNote = (
  facts: PaperFacts,
  portions: readonly Portion[],
  { invoices, reason }: { readonly invoices: readonly string[]; readonly reason: string },
): PaperSource => {
  const { order, language, issuedAt, number } = facts
  const words = wordsOf(facts)
  const { texts } = words
  const amounts = amountsOf(order, portions, false)
  return {
    ...{ kind: 'creditNote', language, title: texts.titles.creditNote, seller: sellerOf(facts) },
    facts: [
      { label: texts.facts.number, value: number ?? '' },
      { label: texts.facts.date, value: words.day(issuedAt) },
      { label: texts.facts.order, value: order.number },
      { label: texts.facts.invoices, value: invoices.join(', ') },
      ...placeOfSupply(facts, words),
      { label: texts.facts.currency, value: order.currency.code },
    ],
    parties: [buyerOf(facts, texts.parties.buyer)],
    ...tableOf(taxTable(order), amounts, words),
    sums: sumsOf(facts, amounts, words),
    total: { label: texts.sums.credited, value: words.money(amounts.total) },
    notes: [
      ...(reason === '' ? [] : [{ label: texts.notes.reason, lines: reason.split(/\r?\n/) }]),
      ...taxNote(facts, words),
    ],
    pages: texts.pages,
  }
}
