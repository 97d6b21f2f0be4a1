import {
  longestName,
  type Repair,
  RowRefusal,
  readMoney,
  readStock,
  readWeight,
} from '../parts/amounts.ts'
import { slugPart } from '../parts/categories.ts'
import type { Decimal } from '../parts/decimal.ts'
import { keyOf } from '../parts/levels.ts'
import { pictureIn } from '../parts/picture.ts'
import { longestSku } from '../parts/skus.ts'
import type { VariantDraft as Draft } from '../parts/variantDraft.ts'
import { attributesOf, type Field, listOf, type Row, type RowAttribute } from './columns.ts'

/** The units of the file. */
export interface Units {
  /** INR per unit of the file's currency. */
  readonly rate: Decimal
  /** Grams per unit of weight. */
  readonly grams: Decimal
  /** The current time in ms since the epoch, for sales with dates. */
  readonly now: number
}

/** A variant of a row. */
export type VariantDraft = Draft<Row, Field>

/**
 * Reads the variant of a row, without its values.
 * @param parent provides the weight if a variation has none
 * @throws RowRefusal
 */
export const readVariant = (
  row: Row,
  parent: Row,
  { rate, grams, now }: Units,
): Omit<VariantDraft, 'values'> => {
  const repairs: Repair<Field>[] = []
  if (row.get('sku').length > longestSku)
    throw new RowRefusal('sku', `is longer than ${longestSku} characters`)
  if (row.get('regularPrice') === '' && row.get('salePrice') === '')
    throw new RowRefusal('regularPrice', 'is empty; a variant needs a price such as 42.50')
  const sale = readMoney(row, 'salePrice', rate, repairs)
  const regular =
    row.get('regularPrice') === '' ? sale : readMoney(row, 'regularPrice', rate, repairs)
  const isReduced = sale > 0 && sale < regular && isOnSale(row, now, repairs)
  const stock = readStock(row, 'stock', repairs)
  if (row.get('stock') === '' && row.get('inStock') === '1')
    repairs.push({
      field: 'stock',
      reason: 'is empty and the product counts as in stock: now 0, so that orders are backorders',
    })
  return {
    row,
    sku: row.get('sku'),
    isPriced: regular > 0,
    sellPrice: regular,
    offerPrice: isReduced ? sale : 0,
    costPrice: readMoney(row, 'cost', rate, repairs),
    weight: readWeight(row.get('weight') === '' ? parent : row, 'weight', repairs, grams),
    stock,
    image: ownPicture(row),
    repairs,
  }
}

/** The first picture of a variation. Those of any other row are its product's. */
const ownPicture = (row: Row): string | undefined =>
  row.type === 'variation'
    ? listOf(row.get('images')).flatMap((text) => pictureIn(text) ?? [])[0]
    : undefined

/** Days are taken in UTC; without a time, a sale ends at the end of its last day. */
const isOnSale = (row: Row, now: number, repairs: Repair<Field>[]): boolean => {
  const starts = Date.parse(row.get('saleStarts').replace(' ', 'T'))
  const endText = row.get('saleEnds')
  const day = Date.parse(`${endText.slice(0, 10)}T00:00:00Z`)
  if (starts > now) {
    const reason = `“${row.get('saleStarts')}” is still to come: the sale price is left out`
    repairs.push({ field: 'saleStarts', reason })
    return false
  }
  if (endText !== '' && day + 86_400_000 <= now) {
    const reason = `“${endText}” is over: the sale price is left out`
    repairs.push({ field: 'saleEnds', reason })
    return false
  }
  return true
}

/** Maximum number of variants per row. */
const maxVariants = 200

/**
 * Expands a variation into variants: one if it has a value for each level, else one for each of the parent's values of
 * the open levels. The first gets the stock, so that no piece is counted twice.
 * @throws RowRefusal
 */
export const expandVariation = (
  row: Row,
  parent: Row,
  levels: readonly string[],
  units: Units,
): VariantDraft[] => {
  if (row.get('published') === '0')
    throw new RowRefusal('published', 'is 0: the variation is switched off')
  const base = readVariant(row, parent, units)
  const own = attributesOf(row)
  const offered = attributesOf(parent)
  const repairs = [...base.repairs]
  const choices = levels.map((level): readonly string[] => {
    const named = findAttribute(own, level)
    const value = named?.values.join(', ') ?? ''
    if (value.length > longestName)
      throw new RowRefusal(named?.field ?? 'type', `is longer than ${longestName} characters`)
    if (value !== '') return [value]
    const all = findAttribute(offered, level)?.values ?? []
    if (all.length === 0)
      throw new RowRefusal(
        named?.field ?? 'parent',
        `“${level}” has no value here and the product lists none`,
      )
    repairs.push({
      field: named?.field ?? 'parent',
      reason: `“${level}” is empty, that is any: taken as ${all.join(', ')}`,
    })
    return all
  })
  const all = choices.reduce<string[][]>(
    (before, values) => before.flatMap((chosen) => values.map((value) => [...chosen, value])),
    [[]],
  )
  if (all.length > maxVariants)
    throw new RowRefusal('type', `“${all.length}” combinations are too many for one variation`)
  if (all.length > 1 && base.stock > 0)
    repairs.push({
      field: 'stock',
      reason: `“${base.stock}” pieces are of all its variants together: kept with the first`,
    })
  return all.map((values, i) => ({
    ...base,
    values,
    sku: skuOf(
      base.sku,
      values.filter((_, level) => (choices[level]?.length ?? 0) > 1),
    ),
    stock: i === 0 ? base.stock : 0,
    repairs: i === 0 ? repairs : [],
  }))
}

/** Finds an attribute by name, ignoring spelling variants. */
export const findAttribute = (
  attributes: readonly RowAttribute[],
  name: string,
): RowAttribute | undefined => attributes.find((attribute) => keyOf(attribute.name) === keyOf(name))

const skuOf = (sku: string, open: readonly string[]) =>
  sku === '' ? '' : [sku, ...open.map(slugPart)].join('-').slice(0, longestSku)
