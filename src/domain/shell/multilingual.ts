import type { MultilingualText } from '../../contracts/primitives.ts'

export const defaultLanguage = 'en'

/** The text in `language`, else in English, else in any language; '' if there is none (rule L3). */
export const inLanguage = (text: MultilingualText | null | undefined, language: string): string =>
  text?.[language] || text?.[defaultLanguage] || Object.values(text ?? {}).find(Boolean) || ''
