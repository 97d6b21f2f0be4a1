import { allCountries } from 'country-region-data'
import { type CountryCode, countryCode } from './countries.ts'

const statesByCountry: ReadonlyMap<CountryCode, readonly string[]> = new Map(
  allCountries.map(([, code, regions]) => [code, regions.map(([name]) => name)]),
)

/** The states or provinces of a country, in English; none if they are unknown. */
export const statesOf = (country: string): readonly string[] =>
  statesByCountry.get(countryCode(country) ?? '') ?? []
