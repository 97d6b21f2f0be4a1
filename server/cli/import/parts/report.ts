import type { Change } from '../../../catalogue/writer.ts'

/** A note about a row: the lines, the column, and the problem or the expected value. */
export interface Finding {
  readonly lines: readonly number[]
  readonly handle: string
  readonly field: string
  readonly reason: string
}

/**
 * The result of an import. Every row was taken or refused, so `rows.read = rows.taken + rows.refused`, and each refused
 * row is in `refusals` once. `repairs` lists changes to taken rows.
 */
export interface ImportReport {
  readonly dryRun: boolean
  readonly rows: { readonly read: number; readonly taken: number; readonly refused: number }
  readonly products: Readonly<Record<Change | 'refused', number>>
  readonly refusals: readonly Finding[]
  readonly repairs: readonly Finding[]
}

/** Collects the report while the file is read. */
export const createRecorder = (dryRun: boolean) => {
  const products = { created: 0, updated: 0, unchanged: 0, refused: 0 }
  const refusals: Finding[] = []
  const repairs: Finding[] = []
  let read = 0
  return {
    rowRead: () => {
      read += 1
      return read
    },
    refused: (findings: readonly Finding[]) => refusals.push(...findings),
    repaired: (findings: readonly Finding[]) => repairs.push(...findings),
    product: (outcome: Change | 'refused') => {
      products[outcome] += 1
    },
    report: (): ImportReport => {
      const refused = refusals.reduce((rows, { lines }) => rows + lines.length, 0)
      return {
        dryRun,
        rows: { read, taken: read - refused, refused },
        products,
        refusals: refusals.toSorted(byLine),
        repairs: repairs.toSorted(byLine),
      }
    },
  }
}

const byLine = (a: Finding, b: Finding) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0)
