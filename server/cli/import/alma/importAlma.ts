import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { putAttributes, readAttributes } from '../../../catalogue/attributes.ts'
import {
  CatalogueInputError,
  type CategoryInput,
  type LevelInput,
} from '../../../catalogue/input.ts'
import { readCategories } from '../../../catalogue/readProducts.ts'
import { publishAll } from '../../../catalogue/rendered/publishAll.ts'
import { createCatalogueWriter } from '../../../catalogue/writer.ts'
import { createRest } from '../../../store/rest.ts'
import type { FileImport } from '../parts/importRows.ts'
import { createRecorder, type ImportReport } from '../parts/report.ts'
import { UnreadableFileError } from '../parts/rows.ts'
import { head, Line } from './lines.ts'

/**
 * Imports a file of `export --format alma`: categories and attributes first, then a product per transaction. Entries
 * are identified by slug, key and SKU, so a shop's own export changes nothing in it, and an empty shop becomes equal to
 * the exported one. Refused lines are in the report.
 * @throws UnreadableFileError when the file cannot be read or is not a native catalogue
 */
export const importAlma = async ({
  open,
  engine,
  now,
  dryRun = false,
  onProgress = () => undefined,
}: FileImport): Promise<ImportReport> => {
  const total = await countLines(open)
  const recorder = createRecorder(dryRun)
  const writer = createCatalogueWriter(engine, now)
  const categories: CategoryInput[] = []
  const attributes: LevelInput[] = []
  const slugs = new Set((await readCategories(engine.db)).map(({ slug }) => slug))
  let isTreeStored = false
  let isRenamed = false
  const rest = createRest()

  const storeTree = async () => {
    isTreeStored = true
    if (dryRun) return
    const known = {
      categories: await readCategories(engine.db),
      attributes: await readAttributes(engine.db),
    }
    if (!isContained(categories, known.categories, ({ slug }) => slug)) {
      await writer.putCategories(categories)
      isRenamed = true
    }
    if (!isContained(attributes, known.attributes, ({ key }) => key)) {
      await engine.db.transaction().execute(async (trx) => {
        await engine.lock.catalogue(trx)
        await putAttributes(trx, attributes)
      })
      isRenamed = true
    }
  }

  for await (const { number, text } of linesOf(open)) {
    if (number === 1) {
      if (text !== JSON.stringify(head))
        throw new UnreadableFileError(
          `this is not a native catalogue: it does not begin with ${JSON.stringify(head)}`,
        )
      continue
    }
    onProgress({ rows: recorder.rowRead(), total })
    const refuse = (handle: string, field: string, reason: string) =>
      recorder.refused([{ lines: [number], handle, field, reason }])
    const line = readLine(text)
    if ('reason' in line) {
      refuse(line.handle, line.field, line.reason)
      if (line.isProduct) recorder.product('refused')
    } else if ('product' in line) {
      if (!isTreeStored) await storeTree()
      const { product } = line
      try {
        recorder.product(
          await (dryRun ? writer.previewProduct(product, categories) : writer.putProduct(product)),
        )
        await rest()
      } catch (error) {
        if (!(error instanceof CatalogueInputError)) throw error
        refuse(product.slug, error.field, error.message)
        recorder.product('refused')
      }
    } else if (isTreeStored) {
      refuse('', Object.keys(line)[0] ?? '', 'comes after a product; it belongs before the first')
    } else if ('attribute' in line) attributes.push(line.attribute)
    else {
      const { category } = line
      if (category.parentSlug !== null && !slugs.has(category.parentSlug)) {
        refuse(category.slug, 'parentSlug', `“${category.parentSlug}” does not come before it`)
        continue
      }
      slugs.add(category.slug)
      categories.push(category)
    }
  }
  if (!isTreeStored) await storeTree()
  if (isRenamed) await publishAll(engine)
  return recorder.report()
}

/** Whether the shop has exactly these entries in this order. */
const isContained = <T>(given: readonly T[], known: readonly T[], keyOf: (item: T) => string) => {
  const keys = new Set(given.map(keyOf))
  const same = known.filter((item) => keys.has(keyOf(item)))
  return JSON.stringify(same) === JSON.stringify(given)
}

interface BadLine {
  readonly reason: string
  readonly field: string
  readonly handle: string
  readonly isProduct: boolean
}

const readLine = (text: string): Line | BadLine => {
  const bad = (field: string, reason: string, handle = '', isProduct = false): BadLine => ({
    ...{ field, reason, handle, isProduct },
  })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return bad('JSON', `the line is not JSON: ${(error as Error).message}`)
  }
  const { data } = Line.safeParse(json)
  if (data) return data
  const kind = Line.options.find(
    (option) =>
      typeof json === 'object' && json !== null && Object.keys(option.shape)[0] === keysOf(json)[0],
  )
  const issue = kind?.safeParse(json).error?.issues[0]
  if (!issue) return bad('line', 'is neither a category nor an attribute nor a product')
  const [name, ...path] = issue.path
  const { slug } = ((json as Record<string, unknown>).product ?? {}) as { slug?: unknown }
  return bad(
    path.join('.') || String(name ?? 'line'),
    issue.message,
    typeof slug === 'string' ? slug : '',
    name === 'product',
  )
}

const keysOf = (json: object) => Object.keys(json)

/** Maximum length of a line, bytes. */
const longestLine = 16 * 2 ** 20

/** Stops at a line that is too long, to limit memory. */
const refuseEndless = (source: Readable) => {
  let lines = 0
  let unended = 0
  return (chunk: Buffer | string): void => {
    const parts = chunk.toString('latin1').split('\n')
    lines += parts.length - 1
    unended = (parts.length > 1 ? 0 : unended) + (parts.at(-1) ?? '').length
    if (unended > longestLine)
      source.destroy(new UnreadableFileError(`line ${lines + 1} is longer than 16 MB`))
  }
}

async function* linesOf(open: FileImport['open']) {
  const source = open()
  const lines = createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY })
  // readline does not forward errors of its source.
  const failed = new Promise<never>((_, reject) => source.once('error', reject))
  failed.catch(() => lines.close())
  let number = 0
  source.on('data', refuseEndless(source))
  try {
    for await (const text of lines) {
      number += 1
      if (text !== '') yield { number, text }
    }
    if (source.errored) throw source.errored
  } catch (error) {
    throw error instanceof UnreadableFileError
      ? error
      : new UnreadableFileError((error as Error).message)
  }
  if (number === 0) throw new UnreadableFileError('the file is empty')
}

const countLines = async (open: FileImport['open']): Promise<number> => {
  let lines = -1
  for await (const _ of linesOf(open)) lines += 1
  return lines
}
