import { toLine } from '../../shell/csvLine.ts'
import type { JudgedLine } from './judgeLines.ts'

/** Marks a file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF'

/**
 * Lines as a file that spreadsheets open and that quick order reads again (rule K17).
 * @param reasonOf says what is unclear about a line, in the buyer's language
 */
export const csvOf = (
  lines: readonly JudgedLine[],
  reasonOf: (line: JudgedLine) => string,
): string => {
  const rows = lines.map((judged) => {
    const { asked, quantity } = judged.line
    return [judged.variant?.sku ?? asked.code, String(quantity ?? asked.quantity), reasonOf(judged)]
  })
  return byteOrderMark + [['SKU', 'Quantity', 'Problem'], ...rows].map(toLine).join('')
}
