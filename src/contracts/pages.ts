import ar from './pages/ar.ts'
import en, { type PageTexts } from './pages/en.ts'
import hi from './pages/hi.ts'
import it from './pages/it.ts'

const byLanguage: Readonly<Record<string, PageTexts>> = { en, it, hi, ar }

/** What pages are called in `language`; in English where the shop speaks it without a catalogue. */
export const pageTextsIn = (language: string): PageTexts => byLanguage[language] ?? en
