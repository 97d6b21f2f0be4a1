import type { Readable } from 'node:stream'
import { CatalogueInputError } from '../../catalogue/input.ts'
import { type CatalogueWriter, createCatalogueWriter } from '../../catalogue/writer.ts'
import type { Engine } from '../../store/engine.ts'
import { createCategoryFinder } from './categories.ts'
import { type Decimal, parseDecimal } from './decimal.ts'
import { type Assembly, assembleProduct } from './product.ts'
import { createRecorder, type ImportReport } from './report.ts'
import { type Row, readRows } from './rows.ts'
import { createSkus } from './skus.ts'

export interface ShopifyImport {
  /** Opens the file; called twice, since rows of one handle may stand apart. */
  readonly open: () => Readable
  readonly engine: Engine
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Writes nothing and gives the same report. */
  readonly dryRun?: boolean
  /** INR per unit of the file's currency; the file is in INR without it. */
  readonly rate?: Decimal
  readonly onProgress?: (progress: { readonly rows: number; readonly total: number }) => void
}

const inRupees = parseDecimal('1') as Decimal

/**
 * Brings Shopify's product CSV into the catalogue, a product per transaction. A product is known again by
 * its handle and a variant by its SKU, so that the same file twice changes nothing. Whatever is not taken
 * as it stands is in the report with its line.
 * @throws UnreadableFileError when the file cannot be read or is no Shopify product CSV
 */
export const importShopify = async ({
  open,
  engine,
  now,
  dryRun = false,
  rate = inRupees,
  onProgress = () => undefined,
}: ShopifyImport): Promise<ImportReport> => {
  const { total, apart } = await survey(open())
  const recorder = createRecorder(dryRun)
  const store = createStep(engine, now, dryRun, recorder, {
    skus: await createSkus(engine.db),
    categories: await createCategoryFinder(engine.db),
    rate,
  })
  const waiting = new Map<string, Row[]>()
  const together: Row[] = []
  for await (const row of readRows(open())) {
    onProgress({ rows: recorder.rowRead(), total })
    if ('reason' in row) {
      recorder.refused([{ lines: [row.line], handle: '', field: 'CSV', reason: row.reason }])
      continue
    }
    if (row.handle === '') {
      const reason = 'is empty; each row names its product'
      recorder.refused([{ lines: [row.line], handle: '', field: row.nameOf('handle'), reason }])
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
    recorder.repaired([
      {
        lines: rows.map(({ line }) => line),
        handle: row.handle,
        field: row.nameOf('handle'),
        reason: 'rows of the product stand apart: put together',
      },
    ])
    await store(rows)
  }
  await store(together)
  return recorder.report()
}

/** How many rows there are, and the last line of each handle whose rows do not stand together. */
const survey = async (source: Readable) => {
  const seen = new Set<string>()
  const apart = new Map<string, number>()
  let total = 0
  let current = ''
  for await (const row of readRows(source)) {
    total += 1
    if ('reason' in row || row.handle === '') continue
    if (apart.has(row.handle) || (row.handle !== current && seen.has(row.handle)))
      apart.set(row.handle, row.line)
    seen.add(row.handle)
    current = row.handle
  }
  return { total, apart }
}

/** Stores the rows of one handle and records what became of them. */
const createStep = (
  engine: Engine,
  now: () => number,
  dryRun: boolean,
  recorder: ReturnType<typeof createRecorder>,
  assembly: Assembly,
) => {
  const writer: CatalogueWriter = createCatalogueWriter(engine, now)
  const write = dryRun ? writer.previewProduct : writer.putProduct
  return async (rows: readonly Row[]): Promise<void> => {
    const [first, ...others] = rows
    if (!first) return
    const { product, refusals, repairs } = assembleProduct([first, ...others], assembly)
    recorder.refused(refusals)
    if (!product) return recorder.product('refused')
    try {
      recorder.product(await write(product.input, product.category.missing))
      recorder.repaired(repairs)
    } catch (error) {
      if (!(error instanceof CatalogueInputError)) throw error
      const told = new Set(refusals.flatMap(({ lines }) => lines))
      const lines = rows.map(({ line }) => line).filter((line) => !told.has(line))
      const { field, message: reason } = error
      recorder.refused([{ lines, handle: first.handle, field, reason }])
      recorder.product('refused')
    }
  }
}
