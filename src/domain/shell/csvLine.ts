/** A CSV record (RFC 4180). Cells that a spreadsheet would run as a formula are escaped. */
export const toLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`

/** Spreadsheets run what begins with `= + - @`, a tab or a line end as a formula. */
const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
