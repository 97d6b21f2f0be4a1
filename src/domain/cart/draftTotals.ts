import type { Variant } from '../../contracts/catalogue/product.ts'
import {
  type DisplayCurrency,
  displayLine,
  fromMilligrams,
  type Minor,
  toMilligrams,
} from '../settings/money.ts'

/** Pieces of one variant that are about to be ordered. */
export interface DraftLine {
  readonly variant: Variant
  readonly pieces: number
}

export interface DraftTotals {
  readonly pieces: number
  /** Grams. */
  readonly weight: number
  /** Minor units of the requested currency. */
  readonly price: Minor
}

/** The totals of the lines, as the cart will count them (rule M3). */
export const draftTotals = (
  lines: readonly DraftLine[],
  currency: DisplayCurrency,
): DraftTotals => {
  const sum = (of: (line: DraftLine) => number) =>
    lines.reduce((total, line) => total + of(line), 0)
  return {
    pieces: sum(({ pieces }) => pieces),
    weight: fromMilligrams(sum(({ variant, pieces }) => toMilligrams(variant.weight) * pieces)),
    price: sum(({ variant, pieces }) => displayLine(variant, pieces, currency)),
  }
}
