import { fold } from '../../shell/words.ts'
import { piecesIn } from '../pieces.ts'

/** A line of a list as the buyer wrote it. */
export interface AskedLine {
  /** A SKU, or something else that stands for a variant (rule K16). */
  readonly code: string
  /** The quantity as it was written; empty if there is none. */
  readonly quantity: string
}

/** Lines in one order (rule K10). */
export const mostLines = 5_000

/** Headings of columns, folded, in the languages of the shop and as exports write them. */
const codeHeadings = new Set(
  [
    ...['sku', 'skus', 'code', 'item', 'item code', 'item no', 'article', 'article no', 'ref'],
    ...['reference', 'style', 'model', 'variant sku', 'product code', 'product id', 'productid'],
    ...['codice', 'articolo', 'codice articolo', 'riferimento', 'कोड', 'एसकेयू', 'رمز', 'رمز المنتج'],
  ].map(fold),
)
const quantityHeadings = new Set(
  [
    ...['qty', 'quantity', 'pieces', 'pcs', 'units', 'order qty', 'order quantity', 'amount'],
    ...['quantita', 'qta', 'q.ta', 'pezzi', 'मात्रा', 'संख्या', 'الكمية', 'عدد', 'العدد'],
  ].map(fold),
)

type Row = readonly string[]

const headingOf = (cell: string) =>
  fold(cell)
    .replace(/[.:#]$/, '')
    .trim()

interface Columns {
  readonly code: number
  /** -1 if no column has quantities. */
  readonly quantity: number
}

/** The columns that the headings of a first row name; undefined if it is not a row of headings. */
const columnsNamed = (first: Row): Columns | undefined => {
  const headings = first.map(headingOf)
  const code = headings.findIndex((heading) => codeHeadings.has(heading))
  const quantity = headings.findIndex((heading) => quantityHeadings.has(heading))
  if (code < 0 && quantity < 0) return undefined
  return { code: code < 0 ? (quantity === 0 ? 1 : 0) : code, quantity }
}

/** Whether at least half of the filled cells of a column are of a kind. */
const isColumnOf = (
  rows: readonly Row[],
  column: number,
  is: (cell: string) => boolean,
): boolean => {
  const cells = rows.flatMap((row) => row[column]?.trim() || [])
  return cells.length > 0 && cells.filter(is).length * 2 >= cells.length
}

const isLikeCode = (cell: string) =>
  /\p{L}/u.test(cell) && /[\p{N}-]/u.test(cell) && !/\s/.test(cell)
const hasLetter = (cell: string) => /\p{L}/u.test(cell)
const isNumber = (cell: string) => piecesIn(cell) !== undefined

/** The columns without headings: the first one that looks like SKUs, and one with whole numbers beside it. */
const columnsGuessed = (rows: readonly Row[]): Columns => {
  const all = [...Array(Math.max(...rows.map((row) => row.length))).keys()]
  const find = (is: (cell: string) => boolean) => all.find((column) => isColumnOf(rows, column, is))
  const code = find(isLikeCode) ?? find(hasLetter) ?? 0
  const numbers = all.filter((column) => column !== code && isColumnOf(rows, column, isNumber))
  return { code, quantity: numbers.find((column) => column > code) ?? numbers[0] ?? -1 }
}

/** `CB06-S 20`, `CB06-S;20` or `CB06-S x 20` in one cell. A comma may be that of a number. */
const codeAndPieces = /^(.*[^\s;|])[\s;|]+(?:[x×*]\s?)?(\d{1,6})$/iu

/** A line without columns: a SKU, perhaps with a number behind a space. */
const inOneCell = (cell: string): AskedLine => {
  const [, code, quantity] = codeAndPieces.exec(cell.trim()) ?? []
  return code === undefined || quantity === undefined
    ? { code: cell.trim(), quantity: '' }
    : { code: code.replace(/\s[x×*]$/iu, ''), quantity }
}

/**
 * The lines of a list that was typed, pasted or read from a file (rule K17). A first row of headings says which columns
 * are the SKU and the quantity; without one they are guessed. Empty rows are no lines.
 */
export const askedLines = (cells: readonly Row[]): readonly AskedLine[] => {
  const rows = cells.filter((row) => row.some((cell) => cell.trim() !== ''))
  const [first, ...others] = rows
  if (!first) return []
  const named = columnsNamed(first)
  const lines = named ? others : rows
  const { code, quantity } = named ?? columnsGuessed(rows)
  return lines.map((row) => {
    const [only = '', ...more] = row.filter((cell) => cell.trim() !== '')
    const asked = { code: row[code]?.trim() ?? '', quantity: row[quantity]?.trim() ?? '' }
    // A typed list may separate one line by a comma, and another by a space.
    return !named && more.length === 0 && asked.quantity === '' ? inOneCell(only) : asked
  })
}
