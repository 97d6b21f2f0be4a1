import type { MultilingualText } from '../../../src/contracts/primitives.ts'
import { defaultLanguage, inLanguage } from '../../../src/domain/multilingual.ts'

/**
 * The titles of pieces as buyers read them (`src/domain/titles.ts`), in a column for each language. A piece that has
 * none in a language takes no room for it: it is read there as in English, and in English as in any.
 */
export const createTitles = () => {
  const english: string[] = []
  const columns = new Map<string, string[]>([[defaultLanguage, english]])

  return {
    /** Whether some piece has a title of its own in a language. */
    has: (language: string): boolean => columns.has(language),

    /** @returns whether it reads otherwise than before, in whatever language */
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

    /** Compares two pieces by their numbers. */
    by: (language: string) => {
      const column = columns.get(language) ?? english
      const { compare } = new Intl.Collator(language)
      const read = (number: number) => column[number] ?? english[number] ?? ''
      return (a: number, b: number): number => compare(read(a), read(b))
    },
  }
}
