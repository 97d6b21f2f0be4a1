/**
 * The numbers of a column that was copied from a spreadsheet, one per row: of a row with several cells the last.
 * An empty cell is 0; a cell that is not a whole number is undefined.
 */
export const pastedColumn = (text: string): readonly (number | undefined)[] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => numberIn(row.split('\t').at(-1)?.trim() ?? ''))

/** `1200`, also written `1,200` or `1 200`. */
const numberIn = (cell: string): number | undefined => {
  if (cell === '') return 0
  return /^(\d{1,12}|\d{1,3}([, ]\d{3}){1,3})$/.test(cell)
    ? Number(cell.replaceAll(/[, ]/g, ''))
    : undefined
}
