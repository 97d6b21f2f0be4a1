import type { CategoryInput, ProductInput } from '../../../catalogue/input.ts'
import type { CategoryFinder } from './categories.ts'
import type { Decimal } from './decimal.ts'
import type { Finding } from './report.ts'
import type { ProductRow } from './rows.ts'
import type { Skus } from './skus.ts'

/** The result for the rows of a handle: a product, or none if all its rows are refused. */
export interface Assembled {
  /** `missing`: categories to create if they do not exist. */
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

/** Collects the refusals and repairs of a product's rows. */
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
    /** Refuses the product, and with it every row that is not refused yet. */
    refuseAll: (field: F, reason: string): Assembled => {
      const reported = new Set(refusals.flatMap(({ lines }) => lines))
      const lines = rows.map(({ line }) => line).filter((line) => !reported.has(line))
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
