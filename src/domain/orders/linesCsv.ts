import type { Order } from '../../contracts/orders/order.ts'
import { fromMinor } from '../settings/money.ts'
import { toLine } from '../shell/csvLine.ts'
import { inLanguage } from '../shell/multilingual.ts'
import { exactPrice } from './papers/exactPrice.ts'

/** Makes spreadsheets read the text as UTF-8. */
const byteOrderMark = '\uFEFF'

/** The lines of an order as a CSV file, with numbers for machines (rule O24). Titles are in `language`. */
export const linesCsv = ({ lines, currency }: Order, language: string): string => {
  const columns = [
    ...['sku', 'title', 'quantity', 'shipped', 'unitPrice', 'unitPricePieces', 'total'],
    ...['currency', 'weightGrams'],
  ]
  const rows = lines.map((line) => {
    const { minor, pieces } = exactPrice(line)
    return [
      ...[line.sku, inLanguage(line.title, language), line.quantity, line.shipped],
      ...[fromMinor(minor), pieces, line.displayTotal, currency.code, line.totalWeight],
    ]
  })
  return byteOrderMark + [columns, ...rows].map((cells) => toLine(cells.map(String))).join('')
}
