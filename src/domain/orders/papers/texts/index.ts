import { primaryOf } from '../../../settings/languages.ts'
import { defaultLanguage } from '../../../shell/multilingual.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import type { PaperTexts } from './paperTexts.ts'

const texts: Readonly<Record<string, PaperTexts>> = { en, it, hi, ar }

/** The language of papers for a customer: the customer's own, else English. */
export const paperLanguageOf = (language: string): string => {
  const primary = primaryOf(language)
  return Object.hasOwn(texts, primary) ? primary : defaultLanguage
}

/** The words of a language, or the English ones. */
export const paperTextsOf = (language: string): PaperTexts => texts[paperLanguageOf(language)] ?? en

/** Puts values into the placeholders of a text. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
