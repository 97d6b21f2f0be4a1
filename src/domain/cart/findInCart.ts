import type { CartRow } from '../../contracts/cart/cartRows.ts'
import type { MultilingualText } from '../../contracts/primitives.ts'
import { wordsOf } from '../shell/words.ts'

/** One word of letters with digits or hyphens. */
const isLikeSku = (text: string): boolean =>
  /[a-z]/i.test(text) && /[\d-]/.test(text) && !/\s/.test(text)

/**
 * The rows that a search of the cart finds (rule K15): those whose SKU contains the typed text, with or without its
 * hyphens, and those in which each typed word begins a word of the SKU, the title or a chosen value. Typed text with
 * letters and digits or hyphens, such as `RG09-G`, is a SKU if any row has it.
 * @param say a text in the buyer's language
 */
export const findInCart = (
  rows: readonly CartRow[],
  query: string,
  say: (text: MultilingualText) => string,
): readonly CartRow[] => {
  const typed = wordsOf(query)
  if (typed.length === 0) return rows
  const joined = typed.join('')
  const hasSku = ({ cart: { sku } }: CartRow) => wordsOf(sku).join('').includes(joined)
  if (isLikeSku(query.trim()) && rows.some(hasSku)) return rows.filter(hasSku)
  return rows.filter((row) => {
    if (hasSku(row)) return true
    const { sku, title, attributes } = row.cart
    const words = [sku, say(title), ...attributes.map(({ value }) => say(value))].flatMap(wordsOf)
    return typed.every((one) => words.some((word) => word.startsWith(one)))
  })
}

/** Maximum number of rows without a search. */
const rowsAtAGlance = 12

/** Whether a cart has so many rows that its page offers a search (rule K15). */
export const needsSearch = (rows: readonly CartRow[]): boolean => rows.length > rowsAtAGlance
