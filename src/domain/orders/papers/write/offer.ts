import { amountsOf, wholeOf } from '../amounts.ts'
import type { PaperFacts } from '../paperFacts.ts'
import type { PaperSource, Section } from '../paperSource.ts'
import { tableOf, taxTable } from './goods.ts'
import { buyerOf, isExport, sellerOf } from './parties.ts'
import { bankNote, sumsOf, taxNote } from './sums.ts'
import { wordsOf } from './words.ts'

/** The order confirmation or the proforma invoice: all of an order, as it was placed. */
export const writeOffer = (
  kind: 'orderConfirmation' | 'proforma',
  facts: PaperFacts,
): PaperSource => {
  const { order, terms, language, issuedAt } = facts
  const words = wordsOf(facts)
  const { texts } = words
  const amounts = amountsOf(order, wholeOf(order), true)
  const { notes } = texts
  const opening: Section =
    kind === 'proforma'
      ? { label: notes.proforma, lines: [notes.proformaText] }
      : { label: notes.thanks, lines: [notes.thanksText] }
  return {
    ...{ kind, language, title: texts.titles[kind], seller: sellerOf(facts) },
    facts: [
      { label: texts.facts.order, value: order.number },
      { label: texts.facts.date, value: words.day(issuedAt) },
      { label: texts.facts.shipsBy, value: words.day(order.shipsBy) },
      { label: texts.facts.currency, value: order.currency.code },
      ...(isExport(facts) ? [{ label: texts.facts.incoterm, value: terms.incoterm }] : []),
    ],
    parties: [buyerOf(facts, texts.parties.buyer)],
    ...tableOf(taxTable(order), amounts, words),
    sums: sumsOf(facts, amounts, words),
    total: {
      label: kind === 'proforma' ? texts.sums.payable : texts.sums.total,
      value: words.money(amounts.total),
    },
    notes: [
      opening,
      ...taxNote(facts, words),
      ...bankNote(facts, words),
      ...(order.note === '' ? [] : [{ label: notes.remark, lines: order.note.split(/\r?\n/) }]),
    ],
    pages: texts.pages,
  }
}
