import { defaultLanguage } from '../../domain/shell/multilingual.ts'
import { speechIn, type Texts } from '../../domain/shell/say.ts'
import type { Spoken } from '../../views/parts/hooks/useTranslation.ts'
import first from './catalogues/first.ts'

/** The catalogues of the other languages. Each loads when it is first used. */
const others = import.meta.glob<Texts>(
  ['./catalogues/*.ts', '!./catalogues/{en,first,catalogue}.ts'],
  {
    import: 'default',
  },
)

/** The current language, and the texts that have loaded. */
export interface I18n extends Spoken {
  readonly catalogues: ReadonlyMap<string, Texts>
  /** Adds texts of a language to those that it has. */
  readonly add: (language: string, texts: Texts) => void
  readonly change: (language: string) => void
}

const createSpoken = (first: Texts): I18n => {
  const catalogues = new Map([[defaultLanguage, first]])
  const listeners = new Set<() => void>()
  let speech = speechIn(catalogues, defaultLanguage)
  const change = (language: string) => {
    speech = speechIn(catalogues, language)
    for (const listener of listeners) listener()
  }
  return {
    catalogues,
    change,
    add: (language, texts) => {
      catalogues.set(language, { ...catalogues.get(language), ...texts })
      change(speech.language)
    },
    speech: () => speech,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The interface texts of the first page, in English for a language without its own catalogue. */
export const startI18n = async (language = defaultLanguage): Promise<I18n> => {
  const i18n = createSpoken(first)
  await speak(i18n, language)
  return i18n
}

/** Instances that have every English text. */
const complete = new WeakSet<I18n>()

/** Adds the English texts of the pages after the first. */
export const completeTexts = async (i18n: I18n): Promise<void> => {
  if (complete.has(i18n)) return
  const { default: texts } = await import('./catalogues/en.ts')
  i18n.add(defaultLanguage, texts)
  complete.add(i18n)
}

/** All interface texts. */
export const createI18n = async (language?: string): Promise<I18n> => {
  const i18n = await startI18n(language)
  await completeTexts(i18n)
  return i18n
}

/** The language that was requested last. A catalogue that arrives after a newer request changes nothing. */
const wishes = new WeakMap<I18n, string>()

/**
 * Switches to `language` and fetches its texts the first time. If they cannot be loaded, the interface stays in
 * English, the language of the catalogue, until the next switch.
 */
export const speak = async (i18n: I18n, language: string): Promise<void> => {
  wishes.set(i18n, language)
  const load = others[`./catalogues/${language}.ts`]
  if (load && !i18n.catalogues.has(language)) {
    const texts = await load().catch(() => undefined)
    if (texts) i18n.add(language, texts)
  }
  if (wishes.get(i18n) === language && i18n.speech().language !== language) i18n.change(language)
}
