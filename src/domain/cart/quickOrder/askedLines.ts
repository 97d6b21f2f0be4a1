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
    ...['order', 'ordered', 'to order', 'required', 'count', 'nos', 'number of pieces'],
    ...['quantita', 'qta', 'q.ta', 'pezzi', 'मात्रा', 'संख्या', 'الكمية', 'عدد', 'العدد'],
    ...['menge', 'anzahl', 'stück', 'cantidad', 'unidades', 'quantité', 'pièces'],
  ].map(fold),
)
/** Columns with numbers that are not quantities to order. */
const otherNumbers =
  /price|cost|date|year|order.?(?:no|id|number)|ean|upc|mrp|total|value|weight|gram|stock|available|minimum|moq|size|length|hsn|code|prezzo|peso|costo|totale|preis|gewicht|prix|poids|precio|मूल्य|वज़न|सعर|السعر|الوزن|المخزون/iu

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

/**
 * The columns that the headings of a first row name; undefined if it is not a row of headings. If none of them names
 * the quantity, it is the first column of numbers that may be one.
 */
const columnsNamed = (first: Row, others: readonly Row[]): Columns | undefined => {
  const headings = first.map(headingOf)
  const code = headings.findIndex((heading) => codeHeadings.has(heading))
  const quantity = headings.findIndex((heading) => quantityHeadings.has(heading))
  if (code < 0 && quantity < 0) return undefined
  if (quantity >= 0) return { code: code < 0 ? (quantity === 0 ? 1 : 0) : code, quantity }
  const possible = columnsOf(others).filter(
    (column) => column !== code && !otherNumbers.test(headings[column] ?? ''),
  )
  return { code, quantity: quantityAmong(others, possible) }
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
/** A quantity without what buyers write around it: `x 20` and `20 pcs` are `20`. */
const bareQuantity = (cell: string) =>
  cell
    .trim()
    .replace(/^[x×*]\s?(?=\p{Nd})/iu, '')
    .replace(/(?<=\p{Nd})\s?(?:pcs?|pieces?|nos|pz|pezzi)\.?$/iu, '')
const isNumber = (cell: string) => piecesIn(bareQuantity(cell)) !== undefined
/** `1.000`, `10,0` or `20 kg`: its line then says that it is not a number of pieces. */
const isLikeNumber = (cell: string) =>
  /^\p{Nd}[\p{Nd}\s.,'’]*(?:\p{L}{1,6}\.?)?$/u.test(bareQuantity(cell))
/** `three` beside a SKU is an unclear quantity; the title of a piece has several words. */
const isOneWord = (cell: string) => /^\S{1,12}$/u.test(cell)

const columnsOf = (rows: readonly Row[]): readonly number[] => [
  ...Array(Math.max(0, ...rows.map((row) => row.length))).keys(),
]

/** The first of some columns that has whole numbers, or else something like numbers; -1 if none has. */
const quantityAmong = (rows: readonly Row[], columns: readonly number[]): number =>
  columns.find((column) => isColumnOf(rows, column, isNumber)) ??
  columns.find((column) => isColumnOf(rows, column, isLikeNumber)) ??
  -1

/**
 * The columns without headings: the first one that looks like SKUs, and one with numbers, preferably behind it. If the
 * only other column has single words, these are quantities, too.
 */
const columnsGuessed = (rows: readonly Row[]): Columns => {
  const all = columnsOf(rows)
  const find = (is: (cell: string) => boolean) => all.find((column) => isColumnOf(rows, column, is))
  const code = find(isLikeCode) ?? find(hasLetter) ?? 0
  const others = [...all.slice(code + 1), ...all.slice(0, code)]
  const quantity = quantityAmong(rows, others)
  const [other = -1, ...more] = others
  const isOther = quantity < 0 && more.length === 0 && isColumnOf(rows, other, isOneWord)
  return { code, quantity: isOther ? other : quantity }
}

/** `CB06-S 20`, `CB06-S;20`, `CB06-S x 20` or `CB06-S 20 pcs` in one cell. A comma may be that of a number. */
const codeAndRest = /^([^\s;|]+)[\s;|]+([^\s;|].*)$/u
/** The same with a SKU of several words. */
const wordsAndPieces = /^(.*[^\s;|])[\s;|]+((?:[x×*]\s?)?\d{1,6}(?:\s?\p{L}{1,6}\.?)?)$/iu
/** `20 x CB06-S` or `20 CB06-S` in one cell. */
const piecesAndCode = /^(\d{1,6})(\s?[x×*])?\s(.*\S)$/iu
/** A number in one piece, or in groups of three digits; right or wrong as a number of pieces. */
const aloneNumber = /^[+-]?(?:\p{Nd}+(?:[.,'’]\p{Nd}+)*|\p{Nd}{1,3}(?:\s\p{Nd}{3})+)$/u

/** A line without columns: a SKU, perhaps with a number behind a space. */
const inOneCell = (cell: string): AskedLine => {
  const line = cell.trim()
  const [, pieces, times, behind] = piecesAndCode.exec(line) ?? []
  if (pieces !== undefined && behind !== undefined && (times || isLikeCode(behind)))
    return { code: behind, quantity: pieces }
  const [, first = '', rest = ''] = codeAndRest.exec(line) ?? []
  if (isLikeCode(first) && aloneNumber.test(bareQuantity(rest)))
    return { code: first, quantity: bareQuantity(rest) }
  const [, words, number] = wordsAndPieces.exec(line) ?? []
  return words !== undefined && number !== undefined && isNumber(number)
    ? { code: words.replace(/\s[x×*]$/iu, ''), quantity: bareQuantity(number) }
    : { code: line, quantity: '' }
}

/**
 * The lines of a list that was typed, pasted or read from a file (rule K17). A first row of headings says which columns
 * are the SKU and the quantity; without one they are guessed. Empty rows are not lines.
 */
export const askedLines = (cells: readonly Row[]): readonly AskedLine[] => {
  const rows = cells.filter((row) => row.some((cell) => cell.trim() !== ''))
  const [first, ...others] = rows
  if (!first) return []
  const named = columnsNamed(first, others)
  const lines = named ? others : rows
  const { code, quantity } = named ?? columnsGuessed(rows)
  return lines.map((row) => {
    const [only = '', ...more] = row.filter((cell) => cell.trim() !== '')
    const asked = { code: row[code]?.trim() ?? '', quantity: bareQuantity(row[quantity] ?? '') }
    // A typed list may separate one line by a comma, and another by a space.
    return !named && more.length === 0 && asked.quantity === '' ? inOneCell(only) : asked
  })
}
