import { createInstance, type FormatterModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { localeOf } from '../../domain/languages.ts'
import { defaultLanguage } from '../../domain/multilingual.ts'
import en from './catalogues/en.ts'

/** The catalogues of the other languages, each loaded when it is first spoken. */
const others = import.meta.glob<Record<string, string>>(
  ['./catalogues/*.ts', '!./catalogues/en.ts'],
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

/** The interface texts; a language without its own catalogue reads English. */
export const createI18n = async (language = defaultLanguage) => {
  const i18n = createInstance()
  await i18n
    .use(numbers)
    .use(initReactI18next)
    .init({
      lng: defaultLanguage,
      fallbackLng: defaultLanguage,
      resources: { en: { translation: en } },
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
    })
  await speak(i18n, language)
  return i18n
}
export type I18n = Awaited<ReturnType<typeof createI18n>>

/** The language that was asked for last: a catalogue that arrives after another wish changes nothing. */
const wishes = new WeakMap<I18n, string>()

/**
 * Switches to `language`, fetching its texts the first time. Where they cannot be had the interface stays
 * English, in the language of the catalogue, until it is spoken again.
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
