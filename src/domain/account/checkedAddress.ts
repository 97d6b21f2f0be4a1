import { Address } from '../../contracts/account/address.ts'
import { type FieldSentence, sentenceFor } from '../shell/fieldIssue.ts'
import { type CountryCode, countryCode, countryName } from './countries.ts'
import { phoneNumberOf } from './phoneNumber.ts'
import { postcodeOf } from './postcode.ts'
import { postcodeSentence } from './postcodeSentence.ts'
import { vatNumberOf } from './vatNumber.ts'
import { vatSentence } from './vatSentence.ts'

/** Runs a rule although other fields are wrong, so that all problems are reported at once. */
const hasText =
  (...fields: readonly (keyof Address)[]) =>
  ({ value }: { value: unknown }) =>
    fields.every((field) => {
      const text = (value as Partial<Address> | undefined)?.[field]
      return typeof text === 'string' && text !== ''
    })

/** The rule of a country; an address in an unknown country cannot be checked. */
const inCountry =
  (isRight: (country: string, address: Address) => boolean) =>
  (address: Address): boolean => {
    const country = countryCode(address.country)
    return country === undefined || isRight(country, address)
  }

/** The sentence about a field by the country of its address. */
const sayInCountry = (find: (country: CountryCode) => FieldSentence | undefined) =>
  sentenceFor((address) => {
    const country = countryCode(String((address as Partial<Address> | undefined)?.country))
    return country === undefined ? undefined : find(country)
  })

/**
 * An address whose postal code, VAT number and phone number fit its country. Reads the country by its English name or
 * ISO code, and normalises them; blank lines are left out. It is not part of the contract, whose code every visitor
 * loads, because it needs the rules of all countries.
 */
export const CheckedAddress = Address.refine(({ country }) => countryCode(country) !== undefined, {
  path: ['country'],
  message: 'must be a country, by its English name or ISO code',
  when: hasText('country'),
})
  .refine(
    inCountry((country, { pincode }) => postcodeOf(country, pincode) !== undefined),
    {
      path: ['pincode'],
      message: 'must be a postal code of the country',
      ...sayInCountry(postcodeSentence),
      when: hasText('country', 'pincode'),
    },
  )
  .refine(
    inCountry((country, { vatNumber = '' }) => vatNumberOf(country, vatNumber) !== undefined),
    {
      path: ['vatNumber'],
      message: 'must be a VAT number of the country',
      ...sayInCountry(vatSentence),
      when: hasText('country', 'vatNumber'),
    },
  )
  .refine(({ country, phone }) => phoneNumberOf(countryCode(country), phone) !== undefined, {
    path: ['phone'],
    message: 'must be a phone number such as +91 22 5550 1234',
    when: hasText('country', 'phone'),
  })
  .transform(inOneForm)

function inOneForm(address: Address): Address {
  const country = countryCode(address.country) ?? ''
  const { phone, pincode, vatNumber } = address
  const written = {
    ...address,
    country: countryName(country),
    phone: phoneNumberOf(country, phone) ?? phone,
    pincode: postcodeOf(country, pincode) ?? pincode,
    ...(vatNumber ? { vatNumber: vatNumberOf(country, vatNumber) ?? vatNumber } : {}),
  }
  return Object.fromEntries(Object.entries(written).filter(([, text]) => text !== '')) as Address
}
