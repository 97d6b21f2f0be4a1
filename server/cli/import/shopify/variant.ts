import {
  longestName,
  type Repair,
  RowRefusal,
  readMoney,
  readStock,
  readWeight,
} from '../parts/amounts.ts'
import type { Decimal } from '../parts/decimal.ts'
import { pictureIn } from '../parts/picture.ts'
import { longestSku } from '../parts/skus.ts'
import type { VariantDraft as Draft } from '../parts/variantDraft.ts'
import type { Field, Row } from './columns.ts'

/** A variant of a row. */
export type VariantDraft = Draft<Row, Field>

export const optionNames = ['option1Name', 'option2Name', 'option3Name'] as const
export const optionValues = ['option1Value', 'option2Value', 'option3Value'] as const

/** Whether a row has a variant, not only a further picture. */
export const hasVariant = (row: Row): boolean =>
  (['price', 'sku', 'stock', ...optionValues] as const).some((field) => row.get(field) !== '')

/**
 * Reads the variant in a row.
 * @param levels number of options of the product
 * @param rate INR per unit of the file's currency
 * @throws RowRefusal
 */
export const readVariant = (row: Row, levels: number, rate: Decimal): VariantDraft => {
  const repairs: Repair<Field>[] = []
  if (row.get('price') === '')
    throw new RowRefusal('price', 'is empty; a variant needs a price such as 42.50')
  const price = readMoney(row, 'price', rate, repairs)
  const compareAt = readMoney(row, 'compareAt', rate, repairs)
  const isReduced = price > 0 && compareAt > price
  const weight = readWeight(row, 'grams', repairs)
  const stock = readStock(row, 'stock', repairs)
  if (row.get('sku').length > longestSku)
    throw new RowRefusal('sku', `is longer than ${longestSku} characters`)
  return {
    row,
    sku: row.get('sku'),
    values: readValues(row, levels),
    isPriced: price > 0,
    sellPrice: isReduced ? compareAt : price,
    offerPrice: isReduced ? price : 0,
    costPrice: readMoney(row, 'cost', rate, repairs),
    weight,
    stock,
    image: pictureIn(row.get('variantImage')),
    repairs,
  }
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
