import type { Order, OrderLine } from '../../../../contracts/orders/order.ts'
import { countryLabel } from '../../../account/countries.ts'
import { formatCount, isolated } from '../../../settings/languages.ts'
import { formatGrams } from '../../../settings/money.ts'
import { inLanguage } from '../../../shell/multilingual.ts'
import { amountsOf, type PaperAmounts, type Portion, type PortionAmounts } from '../amounts.ts'
import { exactPrice } from '../exactPrice.ts'
import type { Column, PaperSource } from '../paperSource.ts'
import { fill } from '../texts/index.ts'
import { isIndian } from './indian.ts'
import type { Words } from './words.ts'

type Cell = readonly string[]

/** A column and what it says of a line. */
interface Field {
  readonly label: string
  readonly holds: Column['holds']
  readonly cell: (line: PortionAmounts, position: number) => Cell
}

const nameOf = (line: OrderLine, language: string): Cell => {
  const chosen = line.attributes.map(({ value }) => inLanguage(value, language)).filter(Boolean)
  const name = inLanguage(line.title, language) || line.productSlug
  const values = chosen.map((value) => isolated(value, language))
  return values.length === 0 ? [name] : [name, values.join(' · ')]
}

/** A weight of all pieces of a line, for some of them. */
const weightOf = (whole: number, { line, pieces }: PortionAmounts) =>
  (whole * pieces) / line.quantity

/** The net weight of the pieces, grams. */
export const netWeight = ({ lines }: PaperAmounts): number =>
  lines.reduce((sum, portion) => sum + weightOf(portion.line.totalWeight, portion), 0)

/** The net weight of some pieces of an order, grams. */
export const netWeightOf = (order: Order, portions: readonly Portion[]): number =>
  netWeight(amountsOf(order, portions, false))

/** The metal weight of the pieces, grams; null if that of a line is unknown. */
export const metalWeight = ({ lines }: PaperAmounts): number | null =>
  lines.reduce<number | null>((sum, portion) => {
    const { metalWeight: metal } = portion.line
    return sum === null || metal === null ? null : sum + weightOf(metal, portion)
  }, 0)

export const piecesIn = ({ lines }: PaperAmounts): number =>
  lines.reduce((sum, { pieces }) => sum + pieces, 0)

const fieldsOf = ({ texts, language, money, percent }: Words) => {
  const { columns } = texts
  const grams = (weight: number) => formatGrams(weight, language)
  const priceOf = (line: OrderLine) => {
    const { minor, pieces } = exactPrice(line)
    const price = money(minor)
    return pieces === 1
      ? price
      : fill(texts.perPieces, {
          price: isolated(price, language),
          pieces: String(pieces),
        })
  }
  const field = (label: string, holds: Field['holds'], cell: Field['cell']): Field => ({
    ...{ label, holds, cell },
  })
  return {
    position: field(columns.position, 'code', (_, position) => [String(position)]),
    goods: field(columns.goods, 'name', ({ line }) => nameOf(line, language)),
    sku: field(columns.sku, 'code', ({ line }) => [line.sku]),
    hsCode: field(columns.hsCode, 'code', ({ line }) => [line.hsCode]),
    hsn: field(columns.hsn, 'code', ({ line }) => [line.hsCode]),
    origin: field(columns.origin, 'code', ({ line }) => [countryLabel(line.origin, language)]),
    metalWeight: field(columns.metalWeight, 'number', (portion) => {
      const { metalWeight: metal } = portion.line
      return [metal === null ? '' : grams(weightOf(metal, portion))]
    }),
    netWeight: field(columns.netWeight, 'number', (portion) => [
      grams(weightOf(portion.line.totalWeight, portion)),
    ]),
    pieces: field(columns.pieces, 'number', ({ pieces }) => [formatCount(pieces, language)]),
    price: field(columns.price, 'number', ({ line }) => [priceOf(line)]),
    tax: field(columns.tax, 'number', ({ line }) => [
      line.taxes.map((tax) => percent(tax.percent)).join(' + '),
    ]),
    amount: field(columns.amount, 'number', ({ total }) => [money(total)]),
  }
}

const tables = {
  priced: ['position', 'goods', 'sku', 'pieces', 'price', 'amount'],
  taxed: ['position', 'goods', 'sku', 'pieces', 'price', 'tax', 'amount'],
  gst: ['position', 'goods', 'sku', 'hsn', 'pieces', 'price', 'tax', 'amount'],
  zeroRated: ['position', 'goods', 'sku', 'hsn', 'pieces', 'price', 'amount'],
  customs: [
    ...(['position', 'goods', 'sku', 'hsCode', 'origin'] as const),
    ...(['metalWeight', 'netWeight', 'pieces', 'price', 'amount'] as const),
  ],
  packed: ['position', 'goods', 'sku', 'pieces', 'netWeight'],
} as const satisfies Readonly<Record<string, readonly (keyof ReturnType<typeof fieldsOf>)[]>>

/** The table of a paper that states prices and taxes. Under GST it has the code of the goods (HSN). */
export const taxTable = (order: Order): keyof typeof tables => {
  const isTaxed = order.taxes.length > 0
  if (isIndian({ order })) return isTaxed ? 'gst' : 'zeroRated'
  return isTaxed ? 'taxed' : 'priced'
}

/** The table of goods of a paper. */
export const tableOf = (
  kind: keyof typeof tables,
  { lines }: PaperAmounts,
  words: Words,
): Pick<PaperSource, 'columns' | 'rows'> => {
  const fields = fieldsOf(words)
  const shown = tables[kind].map((name): Field => fields[name])
  return {
    columns: shown.map(({ label, holds }) => ({ label, holds })),
    rows: lines.map((line, i) => shown.map(({ cell }) => cell(line, i + 1))),
  }
}
