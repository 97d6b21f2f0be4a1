import type { MultilingualText } from '../../../src/contracts/primitives.ts'
import { defaultLanguage, inLanguage } from '../../../src/domain/shell/multilingual.ts'

/**
 * The titles of pieces as buyers see them (`src/domain/catalogue/titles.ts`), in a column per language. A piece without
 * a title in a language uses no memory there; its English title is used instead.
 */
export const createTitles = () => {
  const english: string[] = []
  const columns = new Map<string, string[]>([[defaultLanguage, english]])

  return {
    /** Whether any piece has its own title in a language. */
    has: (language: string): boolean => columns.has(language),

    /** @returns whether the title has changed in any language */
    put: (number: number, title: MultilingualText): boolean => {
      const texts: MultilingualText = {
        ...title,
        [defaultLanguage]: inLanguage(title, defaultLanguage),
      }
      for (const [language, text] of Object.entries(texts))
        if (text && !columns.has(language)) columns.set(language, [])
      let hasChanged = false
      for (const [language, column] of columns) {
        const text = texts[language] || undefined
        if (column[number] === text) continue
        if (text === undefined) delete column[number]
        else column[number] = text
        hasChanged = true
      }
      return hasChanged
    },

    /** Returns a comparison of two pieces by number, in the order of a language (rule C11). */
    by: (language: string) => {
      const column = columns.get(language) ?? english
      const { compare } = new Intl.Collator(language)
      const read = (number: number) => column[number] ?? english[number] ?? ''
      return (a: number, b: number): number => compare(read(a), read(b))
    },
  }
}
