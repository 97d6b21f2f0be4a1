import { type Decimal, parseDecimal, toUnits } from './decimal.ts'
import type { CsvRow } from './rows.ts'

/** A row that cannot be taken: the column, and what would be right. */
export class RowRefusal<F extends string = string> extends Error {
  readonly field: F
  constructor(field: F, reason: string) {
    super(reason)
    this.name = 'RowRefusal'
    this.field = field
  }
}

/** Text of a product or option is at most this long. */
export const longestName = 255
/** The contract's limits: 1e11 rupees in paise, 1e9 g in milligrams. */
export const mostPaise = 1e13
export const mostMilligrams = 1e12
export const mostStock = 1e9

/** What was changed about a field of a row that is taken. */
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
      `“${text}” is no amount; write digits with a point, such as 1250.50`,
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
  const { units, exact } = readAmount(row, field, 2, mostPaise, rate)
  // A converted price is rounded as a matter of course; one in INR should have had 2 decimals.
  if (!exact && rate.digits === 10n ** BigInt(rate.scale))
    repairs.push({ field, reason: `“${row.get(field)}” has more than 2 decimals: rounded` })
  return units
}

/**
 * Milligrams.
 * @param grams how many grams a unit of the file is; without it the file is in grams
 * @throws RowRefusal
 */
export const readWeight = <F extends string>(
  row: CsvRow<F>,
  field: F,
  repairs: Repair<F>[],
  grams?: Decimal,
): number => {
  const weight = readAmount(row, field, 3, mostMilligrams, grams)
  if (!weight.exact)
    repairs.push({ field, reason: `“${row.get(field)}” is finer than a milligram: rounded` })
  return weight.units
}

/**
 * Pieces; a negative number is repaired to 0.
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
  if (!pieces?.exact || pieces.units > mostStock)
    throw new RowRefusal(field, `“${text}” is no number of pieces; write a whole number such as 12`)
  if (pieces.units < 0) repairs.push({ field, reason: `“${text}” is negative: now 0` })
  return Math.max(0, pieces.units)
}
