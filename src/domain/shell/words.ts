/** `É` → `e`: accents of Latin script and case do not matter to a search; other scripts are unchanged. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()

/** Where one word ends and another begins. */
const between = /[^\p{L}\p{N}\p{M}]+/u

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => fold(text).split(between).filter(Boolean)

export interface Stretch {
  readonly text: string
  readonly isHit: boolean
}

/**
 * Splits a text into parts, with separate parts for the matches of a search: the beginnings of words as they were
 * typed.
 */
export const highlight = (text: string, query: string): readonly Stretch[] => {
  const typed = wordsOf(query).sort((a, b) => b.length - a.length)
  const stretches: Stretch[] = []
  let plain = ''
  for (const part of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    const beginning = typed.find((word) => fold(part).startsWith(word))
    const end = beginning === undefined ? 0 : lengthOf(part, beginning)
    if (end > 0) {
      if (plain) stretches.push({ text: plain, isHit: false })
      stretches.push({ text: part.slice(0, end), isHit: true })
      plain = ''
    }
    plain += part.slice(end)
  }
  return plain ? [...stretches, { text: plain, isHit: false }] : stretches
}

/** The length of the part of a word that folds to its beginning, including the marks on its last letter. */
const lengthOf = (word: string, beginning: string): number => {
  let end = beginning.length
  while (end < word.length && fold(word.slice(0, end)).length < beginning.length) end += 1
  while (end < word.length && /^\p{M}/u.test(word.slice(end))) end += 1
  return end
}
