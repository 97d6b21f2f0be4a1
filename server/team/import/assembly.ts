import type { CategoryInput, ProductInput } from '../../catalogue/input.ts'
import type { CategoryFinder } from './categories.ts'
import type { Decimal } from './decimal.ts'
import type { Finding } from './report.ts'
import type { ProductRow } from './rows.ts'
import type { Skus } from './skus.ts'

/** What the rows of one handle make: a product, or none when all its rows are refused. */
export interface Assembled {
  /** `missing`: categories to create where they do not exist. */
  readonly product?: { readonly input: ProductInput; readonly missing: readonly CategoryInput[] }
  readonly refusals: readonly Finding[]
  readonly repairs: readonly Finding[]
}

export interface Assembly {
  readonly skus: Skus
  readonly categories: CategoryFinder
  /** INR per unit of the file's currency. */
  readonly rate: Decimal
}

/** Collects what is to be said about the rows of one product. */
export const createFindings = <F extends string>(rows: readonly ProductRow<F>[]) => {
  const refusals: Finding[] = []
  const repairs: Finding[] = []
  const note = (list: Finding[]) => (row: ProductRow<F>, field: F, reason: string) => {
    list.push({ lines: [row.line], handle: row.handle, field: row.nameOf(field), reason })
  }
  return {
    refusals,
    repairs,
    refuse: note(refusals),
    repair: note(repairs),
    isRefused: (row: ProductRow<F>) => refusals.some(({ lines }) => lines[0] === row.line),
    /** Every row that has no refusal of its own is refused with the product. */
    refuseAll: (field: F, reason: string): Assembled => {
      const told = new Set(refusals.flatMap(({ lines }) => lines))
      const lines = rows.map(({ line }) => line).filter((line) => !told.has(line))
      const [first] = rows
      const whole = {
        lines,
        handle: first?.handle ?? '',
        field: first?.nameOf(field) ?? field,
        reason,
      }
      return { refusals: lines.length > 0 ? [...refusals, whole] : refusals, repairs: [] }
    },
  }
}

/** `a, b , a` → `a`, `b`. */
export const wordsOfList = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]
