import type { Field } from './columns.ts'
import { type Decimal, parseDecimal, toUnits } from './decimal.ts'
import type { Row } from './rows.ts'
import { longestSku } from './skus.ts'

/** A row that cannot be taken: the column, and what would be right. */
export class RowRefusal extends Error {
  readonly field: Field
  constructor(field: Field, reason: string) {
    super(reason)
    this.name = 'RowRefusal'
    this.field = field
  }
}

/** A variant as a row gives it; its SKU is still as the file spells it. Paise and milligrams. */
export interface VariantDraft {
  readonly row: Row
  readonly sku: string
  readonly values: readonly string[]
  readonly isPriced: boolean
  readonly sellPrice: number
  readonly offerPrice: number
  readonly costPrice: number
  readonly weight: number
  readonly stock: number
  readonly repairs: readonly { readonly field: Field; readonly reason: string }[]
}

export const optionNames = ['option1Name', 'option2Name', 'option3Name'] as const
export const optionValues = ['option1Value', 'option2Value', 'option3Value'] as const

/** Text of a product or option is at most this long, as in Shopify. */
export const longestName = 255
/** The contract's limits: 1e11 rupees in paise, 1e9 g in milligrams. */
const mostPaise = 1e13
const mostMilligrams = 1e12
const mostStock = 1e9

/** Whether a row carries a variant, rather than only a further picture. */
export const hasVariant = (row: Row): boolean =>
  (['price', 'sku', 'stock', ...optionValues] as const).some((field) => row.get(field) !== '')

/**
 * Reads the variant in a row.
 * @param levels how many options the product has
 * @param rate INR per unit of the file's currency
 * @throws RowRefusal
 */
export const readVariant = (row: Row, levels: number, rate: Decimal): VariantDraft => {
  const repairs: { field: Field; reason: string }[] = []
  const money = (field: Field): number => {
    const { units, exact } = amount(row, field, 2, mostPaise, rate)
    // A converted price is rounded as a matter of course; one in INR should have had 2 decimals.
    if (!exact && rate.digits === 10n ** BigInt(rate.scale))
      repairs.push({ field, reason: `“${row.get(field)}” has more than 2 decimals: rounded` })
    return units
  }
  if (row.get('price') === '')
    throw new RowRefusal('price', 'is empty; a variant needs a price such as 42.50')
  const price = money('price')
  const compareAt = money('compareAt')
  const isReduced = price > 0 && compareAt > price
  const weight = amount(row, 'grams', 3, mostMilligrams)
  if (!weight.exact)
    repairs.push({
      field: 'grams',
      reason: `“${row.get('grams')}” is finer than a milligram: rounded`,
    })
  const stock = readStock(row)
  if (stock < 0)
    repairs.push({ field: 'stock', reason: `“${row.get('stock')}” is negative: now 0` })
  if (row.get('sku').length > longestSku)
    throw new RowRefusal('sku', `is longer than ${longestSku} characters`)
  return {
    row,
    sku: row.get('sku'),
    values: readValues(row, levels),
    isPriced: price > 0,
    sellPrice: isReduced ? compareAt : price,
    offerPrice: isReduced ? price : 0,
    costPrice: money('cost'),
    weight: weight.units,
    stock: Math.max(0, stock),
    repairs,
  }
}

/** An empty field is 0. */
const amount = (row: Row, field: Field, decimals: number, most: number, rate?: Decimal) => {
  const text = row.get(field)
  if (text === '') return { units: 0, exact: true }
  const decimal = parseDecimal(text)
  if (!decimal || decimal.digits < 0n)
    throw new RowRefusal(
      field,
      `“${text}” is no amount; write digits with a point, such as 1250.50`,
    )
  const converted = toUnits(decimal, decimals, rate)
  if (converted.units > most)
    throw new RowRefusal(field, `“${text}” is larger than the shop can keep`)
  return converted
}

const readStock = (row: Row): number => {
  const text = row.get('stock')
  if (text === '') return 0
  const decimal = parseDecimal(text)
  const pieces = decimal && toUnits(decimal, 0)
  if (!pieces?.exact || pieces.units > mostStock)
    throw new RowRefusal(
      'stock',
      `“${text}” is no number of pieces; write a whole number such as 12`,
    )
  return pieces.units
}

const readValues = (row: Row, levels: number): string[] =>
  optionValues.flatMap((field, level) => {
    const value = row.get(field).replace(/\s+/g, ' ')
    if (level >= levels) {
      if (value !== '' && value !== 'Default Title')
        throw new RowRefusal(field, `“${value}” has no option name in the product's first row`)
      return []
    }
    if (value === '')
      throw new RowRefusal(field, 'is empty; a variant needs a value of each option')
    if (value.length > longestName)
      throw new RowRefusal(field, `is longer than ${longestName} characters`)
    return [value]
  })
