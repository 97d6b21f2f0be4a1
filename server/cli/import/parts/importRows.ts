import type { Readable } from 'node:stream'
import { CatalogueInputError } from '../../../catalogue/input.ts'
import { type CatalogueWriter, createCatalogueWriter } from '../../../catalogue/writer.ts'
import type { Engine } from '../../../store/engine.ts'
import { createRest } from '../../../store/rest.ts'
import type { Assembled } from './assembly.ts'
import { createRecorder, type Finding, type ImportReport } from './report.ts'
import type { BadRow } from './rows.ts'

/** A file to import into the catalogue. */
export interface FileImport {
  /** Opens the file. Called more than once, since rows of a product may not be consecutive. */
  readonly open: () => Readable
  readonly engine: Engine
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Writes nothing, with the same report. */
  readonly dryRun?: boolean
  readonly onProgress?: (progress: { readonly rows: number; readonly total: number }) => void
}

interface HandledRow {
  readonly line: number
  readonly handle: string
}

/** A format of files: how rows are read, and how the rows of a handle become a product. */
export interface RowFormat<R extends HandledRow> {
  readonly rows: () => AsyncIterable<R | BadRow>
  readonly assemble: (rows: readonly [R, ...R[]]) => Assembled
  /** The message about rows of a product that are not consecutive. */
  readonly apart?: (rows: readonly R[]) => Finding
}

/**
 * Imports rows, a product per transaction. Only the rows of products whose rows are not consecutive are kept in memory.
 * Each row ends up in the shop or in the report.
 */
export const importRows = async <R extends HandledRow>(
  { rows: read, assemble, apart: tellApart }: RowFormat<R>,
  { engine, now, dryRun = false, onProgress = () => undefined }: FileImport,
): Promise<ImportReport> => {
  const { total, apart } = await survey(read())
  const recorder = createRecorder(dryRun)
  const store = createStep<R>(engine, now, dryRun, recorder, assemble)
  const waiting = new Map<string, R[]>()
  const together: R[] = []
  for await (const row of read()) {
    onProgress({ rows: recorder.rowRead(), total })
    if ('reason' in row) {
      const { line, handle = '', field = 'CSV', reason } = row
      recorder.refused([{ lines: [line], handle, field, reason }])
      continue
    }
    const last = apart.get(row.handle)
    if (last === undefined) {
      if (together[0] && together[0].handle !== row.handle) await store(together.splice(0))
      together.push(row)
      continue
    }
    const rows = [...(waiting.get(row.handle) ?? []), row]
    waiting.set(row.handle, rows)
    if (row.line < last) continue
    waiting.delete(row.handle)
    if (tellApart) recorder.repaired([tellApart(rows)])
    await store(rows)
  }
  await store(together)
  return recorder.report()
}

/** Counts the rows, and finds the last line of each handle whose rows are not consecutive. */
const survey = async <R extends HandledRow>(rows: AsyncIterable<R | BadRow>) => {
  const seen = new Set<string>()
  const apart = new Map<string, number>()
  let total = 0
  let current = ''
  for await (const row of rows) {
    total += 1
    if ('reason' in row) continue
    if (apart.has(row.handle) || (row.handle !== current && seen.has(row.handle)))
      apart.set(row.handle, row.line)
    seen.add(row.handle)
    current = row.handle
  }
  return { total, apart }
}

/** Stores the rows of a handle and records the result. */
const createStep = <R extends HandledRow>(
  engine: Engine,
  now: () => number,
  dryRun: boolean,
  recorder: ReturnType<typeof createRecorder>,
  assemble: RowFormat<R>['assemble'],
) => {
  const writer: CatalogueWriter = createCatalogueWriter(engine, now)
  const write = dryRun ? writer.previewProduct : writer.putProduct
  const rest = createRest()
  return async (rows: readonly R[]): Promise<void> => {
    const [first, ...others] = rows
    if (!first) return
    const { product, refusals, repairs } = assemble([first, ...others])
    recorder.refused(refusals)
    if (!product) return recorder.product('refused')
    try {
      recorder.product(await write(product.input, product.missing))
      recorder.repaired(repairs)
      await rest()
    } catch (error) {
      if (!(error instanceof CatalogueInputError)) throw error
      const reported = new Set(refusals.flatMap(({ lines }) => lines))
      const lines = rows.map(({ line }) => line).filter((line) => !reported.has(line))
      const { field, message: reason } = error
      recorder.refused([{ lines, handle: first.handle, field, reason }])
      recorder.product('refused')
    }
  }
}
