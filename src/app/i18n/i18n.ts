import { createInstance, type FormatterModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { localeOf } from '../../domain/settings/languages.ts'
import { defaultLanguage } from '../../domain/shell/multilingual.ts'
import first from './catalogues/first.ts'

/** The catalogues of the other languages. Each loads when it is first used. */
const others = import.meta.glob<Record<string, string>>(
  ['./catalogues/*.ts', '!./catalogues/{en,first,catalogue}.ts'],
  {
    import: 'default',
  },
)

/** Numbers within a text are written as in its language. */
const numbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language = defaultLanguage): string =>
    typeof value === 'number'
      ? new Intl.NumberFormat(localeOf(language)).format(value)
      : String(value),
}

/** The interface texts of the first page; a language without its own catalogue reads English. */
export const startI18n = async (language = defaultLanguage) => {
  const i18n = createInstance()
  await i18n
    .use(numbers)
    .use(initReactI18next)
    .init({
      lng: defaultLanguage,
      fallbackLng: defaultLanguage,
      resources: { en: { translation: first } },
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
      // A text that is not here yet is empty, not its key.
      parseMissingKeyHandler: () => '',
      // Render again when the rest of the texts has loaded.
      react: { bindI18nStore: 'added' },
    })
  await speak(i18n, language)
  return i18n
}
export type I18n = Awaited<ReturnType<typeof startI18n>>

/** Those that have every English text. */
const complete = new WeakSet<I18n>()

/** Adds the English texts of the pages after the first. */
export const completeTexts = async (i18n: I18n): Promise<void> => {
  if (complete.has(i18n)) return
  const { default: texts } = await import('./catalogues/en.ts')
  i18n.addResourceBundle(defaultLanguage, 'translation', texts, true, true)
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
  if (load && !i18n.hasResourceBundle(language, 'translation')) {
    const texts = await load().catch(() => undefined)
    if (texts) i18n.addResourceBundle(language, 'translation', texts)
  }
  if (wishes.get(i18n) === language && i18n.language !== language)
    await i18n.changeLanguage(language)
}
