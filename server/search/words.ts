/** `É` → `e`: accents of Latin script and case do not matter to a search; other scripts stay whole. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()

/** The words of a query, folded. */
export const wordsOf = (query: string): string[] =>
  fold(query)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)

/** A SKU without its separators: `BR-1001/S` → `br1001s`. */
export const compact = (sku: string): string => wordsOf(sku).join('')

/** The shortest word in which a typing error is forgiven. */
export const shortestTolerant = 4

/** Whether `typed` becomes `word` by at most one insertion, deletion, replacement or swap of neighbours. */
export const isOneTypoAway = (typed: string, word: string): boolean => {
  const [short, long] = typed.length <= word.length ? [typed, word] : [word, typed]
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1)
  return (
    short.slice(start + 1) === long.slice(start + 1) ||
    (short[start] === long[start + 1] &&
      short[start + 1] === long[start] &&
      short.slice(start + 2) === long.slice(start + 2))
  )
}
