import { defaultLanguage } from '../../domain/shell/multilingual.ts'
import { speechIn, type Texts } from '../../domain/shell/say.ts'
import { type LoadCode, loadOnce } from '../../services/parts/pageServices.ts'
import type { Spoken } from '../../views/parts/hooks/useTranslation.ts'
import { loadCode } from '../../views/parts/loadCode.ts'
import first from './catalogues/first.ts'

/** The catalogues of the other languages. Each loads when it is first used. */
const others = import.meta.glob<{ readonly default: Texts }>([
  './catalogues/*.ts',
  '!./catalogues/{en,first,catalogue}.ts',
])

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

/** The interface texts of the first page, in English for a language whose catalogue is missing or does not load. */
export const startI18n = async (language = defaultLanguage): Promise<I18n> => {
  const i18n = createSpoken(first)
  await speak(i18n, language, loadOnce)
  // A page must not wait long for its texts: it starts in English.
  if (isMissing(i18n, language)) void speak(i18n, language)
  return i18n
}

/** Instances that have every English text. */
const complete = new WeakSet<I18n>()

/** Adds the English texts of the pages after the first. */
export const completeTexts = async (i18n: I18n): Promise<void> => {
  if (complete.has(i18n)) return
  const { default: texts } = await loadCode(() => import('./catalogues/en.ts'))
  i18n.add(defaultLanguage, texts)
  complete.add(i18n)
}

/** All interface texts. */
export const createI18n = async (language?: string): Promise<I18n> => {
  const i18n = await startI18n(language)
  await completeTexts(i18n)
  return i18n
}

const pathOf = (language: string) => `./catalogues/${language}.ts`

/** Whether the texts of a language exist and are not loaded yet. */
const isMissing = ({ catalogues }: I18n, language: string): boolean =>
  others[pathOf(language)] !== undefined && !catalogues.has(language)

/** The language that was requested last. A catalogue that arrives after a newer request changes nothing. */
const requested = new WeakMap<I18n, string>()

/**
 * Switches to `language` and loads its texts the first time. If they do not load, the interface is in English until
 * the next switch.
 */
export const speak = async (
  i18n: I18n,
  language: string,
  loadTexts: LoadCode = loadCode,
): Promise<void> => {
  requested.set(i18n, language)
  const load = others[pathOf(language)]
  if (load && isMissing(i18n, language)) {
    const loaded = await loadTexts(load).catch(() => undefined)
    if (loaded) i18n.add(language, loaded.default)
  }
  if (requested.get(i18n) === language && i18n.speech().language !== language) i18n.change(language)
}
