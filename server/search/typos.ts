/** The shortest and the longest word in which a typing error is forgiven. */
const shortest = 4
const farthest = 40

/** A number one digit off is another number, so words with digits are taken as they are typed. */
const hasDigit = /\p{N}/u

/** Whether a typing error in `word` is forgiven. */
export const isTolerant = (word: string): boolean =>
  word.length >= shortest && word.length <= farthest && !hasDigit.test(word)

/** Whether `word` may be what somebody meant who typed another. */
export const isGuessable = (word: string): boolean =>
  word.length >= shortest - 1 && word.length <= farthest + 1 && !hasDigit.test(word)

/** A word and all that it becomes by leaving one letter out. */
const formsOf = (word: string): Set<string> => {
  const letters = [...word]
  return new Set([word, ...letters.map((_, i) => letters.toSpliced(i, 1).join(''))])
}

/** Hashes of what a word may become: two words that are one typing error apart have one of them in common. */
export const tracesOf = (word: string): number[] => [...new Set([...formsOf(word)].map(hashOf))]

/** Whether two words are the same but for a letter in each: one typing error apart, or two. */
export const isNear = (typed: string, word: string): boolean =>
  !formsOf(typed).isDisjointFrom(formsOf(word))

/** FNV-1a, 32 bits, signed. Words that collide are told apart afterwards. */
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
