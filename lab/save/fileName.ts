/** The file systems of today allow 255 bytes; an ending and the name of a machine need some of them. */
const mostLetters = 80

/** A short text for a title, such as `k3x9f2` (FNV-1a). */
const hashOf = (title: string): string =>
  (
    [...title].reduce(
      (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
      2_166_136_261,
    ) >>> 0
  ).toString(36)

const wordsOf = (title: string): readonly string[] => title.match(/[a-z0-9]+/gi) ?? []

const capitalized = (word: string) => (word[0]?.toUpperCase() ?? '') + word.slice(1)

/** Whether a title has letters or digits that a file name does not keep. */
const losesLetters = (title: string) => /[\p{L}\p{N}]/u.test(title.replaceAll(/[a-z0-9]/gi, ''))

/**
 * The name of a file for a title: `A cart that is ordered` becomes `aCartThatIsOrdered`, and `Città` becomes `citta`. A
 * title in other letters has a short hash, so that two of them have two names.
 * @param otherwise how the name begins if the title has no Latin letters, such as `journey`
 */
export const fileNameOf = (title: string, otherwise: string, mostWords = Infinity): string => {
  const plain = title.trim().normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const [first = '', ...rest] = wordsOf(plain)
    .slice(0, mostWords)
    .map((word) => word.toLowerCase())
  const words = (first + rest.map(capitalized).join('')).slice(0, mostLetters)
  if (words !== '' && !losesLetters(plain)) return words
  return title.trim() === '' ? otherwise : `${words || otherwise}_${hashOf(title.trim())}`
}
