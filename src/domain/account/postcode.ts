import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import type { CountryCode } from './countries.ts'

/** Whether the form of a country's postal codes is known; about seventy countries have none. */
export const hasPostcodes = (country: CountryCode): boolean =>
  postcodeValidatorExistsForCountry(country)

/** The postal code in the country's format; undefined if it is invalid. */
export const postcodeOf = (country: CountryCode, text: string): string | undefined => {
  const written = text.trim().toUpperCase()
  if (!hasPostcodes(country)) return written === '' ? undefined : written
  return [written, written.replace(/\s/g, '')].find((code) => postcodeValidator(code, country))
}
