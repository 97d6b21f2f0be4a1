import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import en from './catalogues/en.ts'

/** The catalogues of the other languages, each loaded when it is first spoken. */
const others = import.meta.glob<Record<string, string>>(
  ['./catalogues/*.ts', '!./catalogues/en.ts'],
  {
    import: 'default',
  },
)

/** The interface texts; a language without its own catalogue reads English. */
export const createI18n = async () => {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  return i18n
}
export type I18n = Awaited<ReturnType<typeof createI18n>>

/** Switches to `language`, fetching its texts the first time. */
export const speak = async (i18n: I18n, language: string): Promise<void> => {
  const load = others[`./catalogues/${language}.ts`]
  if (load && !i18n.hasResourceBundle(language, 'translation'))
    i18n.addResourceBundle(language, 'translation', await load())
  await i18n.changeLanguage(language)
}

const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr'
