import ar from './pages/ar.ts'
import en, { type PageTexts } from './pages/en.ts'
import hi from './pages/hi.ts'
import it from './pages/it.ts'

const byLanguage: Readonly<Record<string, PageTexts>> = { en, it, hi, ar }

/** The names of pages in `language`; in English if the language has no catalogue. */
export const pageTextsIn = (language: string): PageTexts => byLanguage[language] ?? en
