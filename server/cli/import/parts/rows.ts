import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream'
import { parse } from 'csv-parse'
import { type Columns, type FileKind, recogniseColumns } from './columns.ts'

/** A row of the file. `line` is its first line, counted from 1 including the header. */
export interface CsvRow<F extends string> {
  readonly line: number
  /** The trimmed text of a field; '' if it is empty or the column is missing. */
  readonly get: (field: F) => string
  /** The name of the column in the file. */
  readonly nameOf: (field: F) => string
}

/** A row with the handle that it shares with the other rows of its product. */
export interface ProductRow<F extends string> extends CsvRow<F> {
  readonly handle: string
}

/** A row that is refused, or that is not valid CSV. */
export interface BadRow {
  readonly line: number
  readonly handle?: string
  /** The name of the column in the file; `CSV` without it. */
  readonly field?: string
  readonly reason: string
}

/** The file has another format or cannot be read. */
export class UnreadableFileError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnreadableFileError'
  }
}

/** Maximum length of a row, so that an unclosed quote does not fill the memory. */
const longestRow = 4 * 1024 * 1024

/**
 * Reads the rows of a product CSV. Invalid rows are returned as `{ line, reason }`. Stray quotes inside a field are
 * kept as text.
 * @throws UnreadableFileError when the source fails or its header lacks a required column
 */
export async function* readRows<F extends string>(
  source: Readable,
  kind: FileKind<F>,
): AsyncGenerator<CsvRow<F> | BadRow> {
  const broken: string[] = []
  const parser = parse({
    bom: true,
    info: true,
    raw: true,
    skip_empty_lines: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: longestRow,
    skip_records_with_error: true,
    on_skip: (error) => {
      // Ignore the rest of a row that is too long.
      if (broken.includes(tooLong)) return undefined
      const isTooLong = error?.code === 'CSV_MAX_RECORD_SIZE'
      broken.push(isTooLong ? tooLong : unclosedQuote)
      if (isTooLong) stop()
      return undefined
    },
  })
  // Without this, the parser would slowly read the rest of the file.
  let wholeRecords = Number.POSITIVE_INFINITY
  const stop = () => {
    wholeRecords = parser.info.records
    source.unpipe(parser).destroy()
    parser.end()
  }
  // The parser is destroyed with the source's error, which ends the loop below.
  source.once('error', (error) => parser.destroy(error)).pipe(parser)
  let columns: Columns<F> | undefined
  let lastLine = 0
  let countedTwice = 0
  try {
    for await (const { record, raw, info } of parser as AsyncIterable<ParsedRecord>) {
      if (info.records > wholeRecords) break
      // The parser counts a Windows line break inside quotes as two lines.
      countedTwice += breaksIn(record, '\r\n')
      lastLine = info.lines - countedTwice
      const line = lastLine - breaksIn(record, '\n')
      if (!columns) columns = columnsOf(record, kind)
      else if (record.length !== columns.width)
        yield { line, reason: wrongWidth(record.length, columns.width, line, lastLine) }
      else if (record.some((field) => ranOn(field, raw)))
        yield { line, reason: lateQuote(lastLine) }
      else yield toRow(record, line, columns)
    }
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error
    throw new UnreadableFileError((error as Error).message)
  } finally {
    source.destroy()
  }
  if (!columns && broken.includes(tooLong))
    throw new UnreadableFileError('its header is longer than 4 MB; this is no CSV')
  if (!columns) throw new UnreadableFileError('the file is empty')
  for (const reason of broken) yield { line: lastLine + 1, reason }
}

interface ParsedRecord {
  readonly record: readonly string[]
  /** The raw text of the record. */
  readonly raw: string
  readonly info: { readonly lines: number; readonly records: number }
}

/** The header of a CSV. */
export const headerOf = async (source: Readable): Promise<string[]> => {
  const parser = parse({ bom: true, to_line: 1, relax_quotes: true, max_record_size: longestRow })
  pipeline(source, parser, () => undefined)
  for await (const record of parser as AsyncIterable<string[]>) return record
  return []
}

const columnsOf = <F extends string>(header: readonly string[], kind: FileKind<F>): Columns<F> => {
  const recognised = recogniseColumns(header, kind)
  if ('columns' in recognised) return recognised.columns
  throw new UnreadableFileError(
    `this is no ${kind.name}: it has no column ${recognised.missing.join(', none ')}`,
  )
}

const toRow = <F extends string>(
  record: readonly string[],
  line: number,
  columns: Columns<F>,
): CsvRow<F> => ({
  line,
  get: (field) => columns.valueIn(record, field),
  nameOf: columns.nameOf,
})

const breaksIn = (record: readonly string[], lineEnd: string) =>
  record.reduce((breaks, field) => breaks + field.split(lineEnd).length - 1, 0)

/**
 * Whether the parser took a stray opening quote as text and then continued across line breaks, which would swallow
 * rows. In a properly quoted field, quotes are doubled.
 */
const ranOn = (field: string, raw: string) =>
  field.startsWith('"') && field.includes('\n') && !raw.includes(field.replaceAll('"', '""'))

const unclosedQuote =
  'a quote opens here and never closes, so nothing from this line on was read; a quote inside a field is written twice ("")'

const tooLong =
  'here begins a row longer than 4 MB, so nothing from this line on was read; a quote that never closes does this'

const lateQuote = (lastLine: number) =>
  `a quote opens in this row and closes only on line ${lastLine}; a quote inside a field is written twice ("")`

const wrongWidth = (fields: number, wanted: number, line: number, lastLine: number) =>
  `the row has “${fields}” fields and the header “${wanted}”` +
  (lastLine > line ? `; a quoted field in it runs to line ${lastLine}` : '')
