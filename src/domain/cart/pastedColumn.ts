import { piecesIn } from './pieces.ts'

/**
 * The numbers of a column that was copied from a spreadsheet, one per row: of a row with several cells the last.
 * An empty cell is 0; a cell that is not a whole number is undefined.
 */
export const pastedColumn = (text: string): readonly (number | undefined)[] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => {
      const cell = row.split('\t').at(-1)?.trim() ?? ''
      return cell === '' ? 0 : piecesIn(cell)
    })
