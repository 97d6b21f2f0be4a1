import { type CountryCode as PhoneCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { CountryCode } from './countries.ts'

/**
 * A phone number in international form, such as `+91 98200 12345`; undefined if it is invalid.
 * @param country the country of a number without a calling code
 */
export const phoneNumberOf = (
  country: CountryCode | undefined,
  text: string,
): string | undefined => {
  const number = parsePhoneNumberFromString(text, country as PhoneCountry | undefined)
  return number?.isValid() ? number.formatInternational() : undefined
}
