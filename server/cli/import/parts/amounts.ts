import { type Decimal, parseDecimal, toUnits } from './decimal.ts'
import type { CsvRow } from './rows.ts'

/** The reason why a row is refused: the column and the expected value. */
export class RowRefusal<F extends string = string> extends Error {
  readonly field: F
  constructor(field: F, reason: string) {
    super(reason)
    this.name = 'RowRefusal'
    this.field = field
  }
}

/** Maximum length of the text of a product or option. */
export const longestName = 255
/** The contract's limits: 1e11 rupees in paise, 1e9 g in milligrams. */
export const maxPaise = 1e13
export const maxMilligrams = 1e12
export const maxStock = 1e9

/** A repair of a field in an accepted row. */
export interface Repair<F extends string> {
  readonly field: F
  readonly reason: string
}

/**
 * An amount in whole units of 10 to the power of −`decimals`; an empty field is 0.
 * @throws RowRefusal
 */
export const readAmount = <F extends string>(
  row: CsvRow<F>,
  field: F,
  decimals: number,
  most: number,
  rate?: Decimal,
) => {
  const text = row.get(field)
  if (text === '') return { units: 0, exact: true }
  const decimal = parseDecimal(text)
  if (!decimal || decimal.digits < 0n)
    throw new RowRefusal(
      field,
      `“${text}” is not an amount; write digits with a point, such as 1250.50`,
    )
  const converted = toUnits(decimal, decimals, rate)
  if (converted.units > most)
    throw new RowRefusal(field, `“${text}” is larger than the shop can keep`)
  return converted
}

/**
 * Paise.
 * @param rate INR per unit of the file's currency
 * @throws RowRefusal
 */
export const readMoney = <F extends string>(
  row: CsvRow<F>,
  field: F,
  rate: Decimal,
  repairs: Repair<F>[],
): number => {
  const { units, exact } = readAmount(row, field, 2, maxPaise, rate)
  // Converted prices are always rounded. Report rounding for prices in INR only.
  if (!exact && rate.digits === 10n ** BigInt(rate.scale))
    repairs.push({ field, reason: `“${row.get(field)}” has more than 2 decimals: rounded` })
  return units
}

/**
 * Milligrams.
 * @param grams grams per unit of the file; default: 1
 * @throws RowRefusal
 */
export const readWeight = <F extends string>(
  row: CsvRow<F>,
  field: F,
  repairs: Repair<F>[],
  grams?: Decimal,
): number => {
  const weight = readAmount(row, field, 3, maxMilligrams, grams)
  if (!weight.exact)
    repairs.push({ field, reason: `“${row.get(field)}” is finer than a milligram: rounded` })
  return weight.units
}

/**
 * Pieces. A negative number is repaired to 0.
 * @throws RowRefusal
 */
export const readStock = <F extends string>(
  row: CsvRow<F>,
  field: F,
  repairs: Repair<F>[],
): number => {
  const text = row.get(field)
  if (text === '') return 0
  const decimal = parseDecimal(text)
  const pieces = decimal && toUnits(decimal, 0)
  if (!pieces?.exact || pieces.units > maxStock)
    throw new RowRefusal(
      field,
      `“${text}” is not a number of pieces; write a whole number such as 12`,
    )
  if (pieces.units < 0) repairs.push({ field, reason: `“${text}” is negative: now 0` })
  return Math.max(0, pieces.units)
}
