import { formatCount } from '../../../settings/languages.ts'
import { amountsOf, type Portion } from '../amounts.ts'
import type { PaperFacts, ShipmentFacts } from '../paperFacts.ts'
import type { PaperSource } from '../paperSource.ts'
import { netWeight, piecesIn, tableOf } from './goods.ts'
import { buyerOf, sellerOf } from './parties.ts'
import { wordsOf } from './words.ts'

/** The packing list of a shipment: what is in its parcels, without prices. */
export const writePackingList = (
  facts: PaperFacts,
  portions: readonly Portion[],
  shipment: ShipmentFacts,
): PaperSource => {
  const { order, language, issuedAt } = facts
  const words = wordsOf(facts)
  const { texts, grams } = words
  const amounts = amountsOf(order, portions, false)
  const optional = (label: string, value: string) => (value === '' ? [] : [{ label, value }])
  return {
    ...{ kind: 'packingList', language, title: texts.titles.packingList, seller: sellerOf(facts) },
    facts: [
      { label: texts.facts.order, value: order.number },
      { label: texts.facts.date, value: words.day(issuedAt) },
      { label: texts.facts.shipment, value: String(shipment.number) },
      ...optional(texts.facts.carrier, shipment.carrier),
      ...optional(texts.facts.tracking, shipment.tracking),
    ],
    parties: [buyerOf(facts, texts.parties.deliverTo)],
    ...tableOf('packed', amounts, words),
    sums: [
      { label: texts.sums.pieces, value: formatCount(piecesIn(amounts), language) },
      { label: texts.sums.parcels, value: String(shipment.parcels) },
      { label: texts.sums.netWeight, value: grams(netWeight(amounts)) },
    ],
    total: { label: texts.sums.grossWeight, value: grams(shipment.grossWeight) },
    notes: [],
    pages: texts.pages,
  }
}
