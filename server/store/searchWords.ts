import { wordsOf as foldedWordsOf } from '../../src/domain/shell/words.ts'
import type { SearchDocument, SearchField } from './searchIndex.ts'

/** Words are cut to this length, in characters: a lexeme of PostgreSQL has fewer than 2048 bytes. */
const longest = 500

/** The folded words of a text, as they are indexed. */
export const wordsOf = (text: string): string[] =>
  foldedWordsOf(text).map((word) => word.slice(0, longest))

/** A SKU without its separators: `BR-1001/S` → `br1001s`. */
const compact = (sku: string): string => wordsOf(sku).join('').slice(0, longest)

/** The words of a document by field. */
export const fieldsOf = ({
  title,
  skus,
  keywords,
}: SearchDocument): Readonly<Record<SearchField, readonly string[]>> => ({
  title: wordsOf([...new Set(Object.values(title))].join(' ')),
  sku: skus.flatMap((sku) => [...wordsOf(sku), compact(sku)]),
  keywords: [...new Set(wordsOf(keywords.join(' ')))],
})
