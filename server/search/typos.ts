/** Length of words in which a typing error is tolerated. */
const shortest = 4
const farthest = 40

/** Words with digits must match exactly: a number with another digit is another number. */
const hasDigit = /\p{N}/u

/** Whether a typing error in `word` is tolerated. */
export const isTolerant = (word: string): boolean =>
  word.length >= shortest && word.length <= farthest && !hasDigit.test(word)

/** Whether `word` may be suggested for a mistyped one. */
export const isGuessable = (word: string): boolean =>
  word.length >= shortest - 1 && word.length <= farthest + 1 && !hasDigit.test(word)

/** A word and all its variants with one letter removed. */
const formsOf = (word: string): Set<string> => {
  const letters = [...word]
  return new Set([word, ...letters.map((_, i) => letters.toSpliced(i, 1).join(''))])
}

/** Hashes of these forms. Two words that are one typing error apart have a hash in common. */
export const tracesOf = (word: string): number[] => [...new Set([...formsOf(word)].map(hashOf))]

/** Whether two words are equal after removing one letter from each, that is, one or two typing errors apart. */
export const isNear = (typed: string, word: string): boolean =>
  !formsOf(typed).isDisjointFrom(formsOf(word))

/** FNV-1a, 32 bits, signed. Collisions are filtered out afterwards. */
export const hashOf = (text: string): number =>
  [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  ) | 0

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
