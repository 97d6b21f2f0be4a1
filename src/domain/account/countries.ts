import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import { localeOf, once } from '../settings/languages.ts'

/** ISO 3166-1 alpha-2, such as `IN`. */
export type CountryCode = string

/** Every country with its English names; the shop stores the first of them. */
const countries = Object.entries(english.countries).map(
  ([code, names]) => [code, [names].flat()] as const,
)

const folded = (text: string) => text.trim().toLowerCase()

/** If two countries share a name, such as `Congo`, the first one keeps it. */
const codeByName: ReadonlyMap<string, CountryCode> = new Map(
  countries
    .flatMap(([code, names]) => [code, ...names].map((name) => [folded(name), code] as const))
    .toReversed(),
)

const storedNames: ReadonlyMap<CountryCode, string> = new Map(
  countries.map(([code, names]) => [code, names[0] ?? code]),
)

/** The country with this English name or ISO code; undefined when there is none. */
export const countryCode = (text: string): CountryCode | undefined => codeByName.get(folded(text))

/** The English name that the shop stores. */
export const countryName = (code: CountryCode): string => storedNames.get(code) ?? code

const labelsIn = once(
  (language) => new Intl.DisplayNames([localeOf(language), 'en'], { type: 'region' }),
)

/** A country in the reader's language; a text that names no country is unchanged. */
export const countryLabel = (text: string, language: string): string => {
  const code = countryCode(text)
  return code === undefined ? text : (labelsIn(language).of(code) ?? text)
}

/** Every country, in the order of the reader's language. `name` is what the shop stores. */
export const countriesIn = (
  language: string,
): readonly { readonly name: string; readonly label: string }[] => {
  const labels = labelsIn(language)
  const { compare } = new Intl.Collator(localeOf(language))
  return [...storedNames]
    .map(([code, name]) => ({ name, label: labels.of(code) ?? name }))
    .sort((a, b) => compare(a.label, b.label))
}
