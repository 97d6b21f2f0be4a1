import type { MultilingualText } from '../../contracts/primitives.ts'
import { defaultLanguage, inLanguage } from '../shell/multilingual.ts'

/**
 * The language by which a list is sorted by title: the reader's if some title is in it, else English.
 * @param hasTitles whether some title of the shop is in a language
 */
export const languageOfOrder = (
  read: string | undefined,
  hasTitles: (language: string) => boolean,
): string => (read !== undefined && hasTitles(read) ? read : defaultLanguage)

/** Compares titles as a reader of `language` sees them, by the order of that language. */
export const byTitle = (language: string) => {
  const { compare } = new Intl.Collator(language)
  return (a: MultilingualText, b: MultilingualText): number =>
    compare(inLanguage(a, language), inLanguage(b, language))
}
