import { fc, test as property } from '@fast-check/vitest'
import { getCountries, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { Address } from '../../../src/contracts/account/address.ts'
import { CheckedAddress } from '../../../src/domain/account/checkedAddress.ts'
import {
  countriesIn,
  countryCode,
  countryLabel,
  countryName,
} from '../../../src/domain/account/countries.ts'
import { phoneNumberOf } from '../../../src/domain/account/phoneNumber.ts'
import { postcodeOf } from '../../../src/domain/account/postcode.ts'
import { statesOf } from '../../../src/domain/account/states.ts'
import { vatNumberOf } from '../../../src/domain/account/vatNumber.ts'
import { address } from '../../support/values/address.ts'

describe('A country', () => {
  test('Scenario: found by its English names and its code, stored under one of them', () => {
    expect(
      ['India', ' india ', 'IN', 'USA', 'us', 'UK', 'Italia', '', 'Congo'].map((text) => {
        const code = countryCode(text)
        return code && [code, countryName(code)]
      }),
    ).toEqual([
      ['IN', 'India'],
      ['IN', 'India'],
      ['IN', 'India'],
      ['US', 'United States of America'],
      ['US', 'United States of America'],
      ['GB', 'United Kingdom'],
      undefined,
      undefined,
      ['CG', 'Republic of the Congo'],
    ])
  })

  test("Scenario: shown in the reader's language and sorted by it, stored in English", () => {
    const shown = (language: string) =>
      countriesIn(language).filter(({ name }) => ['Germany', 'India'].includes(name))
    expect([shown('it'), shown('ar'), countryLabel('Germany', 'hi')]).toEqual([
      [
        { name: 'Germany', label: 'Germania' },
        { name: 'India', label: 'India' },
      ],
      [
        { name: 'Germany', label: 'ألمانيا' },
        { name: 'India', label: 'الهند' },
      ],
      'जर्मनी',
    ])
    expect(countryLabel('Bharat', 'it')).toBe('Bharat')
  })

  property.prop([fc.constantFrom(...countriesIn('en'))])(
    'every country that is offered is read back',
    ({ name }) => {
      expect(countryName(countryCode(name) ?? '')).toBe(name)
    },
  )

  test('Scenario: its states are listed if they are known', () => {
    expect([statesOf('India').includes('Maharashtra'), statesOf('IT')[0], statesOf('x')]).toEqual([
      true,
      'Abruzzo',
      [],
    ])
  })
})

test.each([
  ['IN', '400002', '400002'],
  ['IN', ' 400 002 ', '400002'],
  ['IN', '40002', undefined],
  ['GB', 'sw1a 1aa', 'SW1A 1AA'],
  ['GB', '400002', undefined],
  ['US', '90210-1234', '90210-1234'],
  ['US', '9021', undefined],
  ['IT', '20121', '20121'],
  ['NL', '1012ab', '1012AB'],
  ['CA', 'k1a 0b1', 'K1A 0B1'],
  ['AE', 'Box 12', 'BOX 12'],
  ['AE', ' ', undefined],
])('the postal code of %s: %o is %o', (country, text, code) => {
  expect(postcodeOf(country, text)).toBe(code)
})

describe('A VAT number', () => {
  test.each([
    ['IT', 'IT00743110157', 'IT00743110157'],
    ['IT', '007 4311 0157', 'IT00743110157'],
    ['IT', '00743110158', undefined],
    ['IT', 'DE136695976', undefined],
    ['DE', 'de 136 695 976', 'DE136695976'],
    ['GR', '094259216', 'EL094259216'],
    ['GB', 'GB 980 7806 84', 'GB980780684'],
    ['MC', 'FR 40 303 265 045', 'FR40303265045'],
    ['CH', 'CHE-123.456.788 TVA', 'CHE123456788TVA'],
    ['IN', '27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
    ['IN', '27 aapfu 0939 f1zv', '27AAPFU0939F1ZV'],
    ['IN', '27AAPFU0939F1ZX', undefined],
    ['IN', '', undefined],
    ['AE', ' 100-1234 ', '100-1234'],
  ])('of %s: %o is %o', (country, text, number) => {
    expect(vatNumberOf(country, text)).toBe(number)
  })

  const digit = fc.integer({ min: 0, max: 9 })
  property.prop([fc.integer({ min: 2, max: 12 }), digit])(
    'one wrong digit is found by the checksum',
    (place, other) => {
      const right = 'IT00743110157'
      const wrong = `${right.slice(0, place)}${other}${right.slice(place + 1)}`
      expect(vatNumberOf('IT', wrong)).toBe(wrong === right ? right : undefined)
    },
  )
})

describe('A phone number', () => {
  test.each([
    ['IN', '98200 12345', '+91 98200 12345'],
    ['IN', '+39 02 1234 5678', '+39 02 1234 5678'],
    ['IN', '12345', undefined],
    ['IT', '02 12345678', '+39 02 1234 5678'],
    [undefined, '+91 22 5550 1234', '+91 22 5550 1234'],
    [undefined, '22 5550 1234', undefined],
    ['AQ', '98200 12345', undefined],
  ])('of %s: %o is %o', (country, text, number) => {
    expect(phoneNumberOf(country, text)).toBe(number)
  })

  property.prop([fc.constantFrom(...getCountries())])(
    'a number of any country reads the same from its national and its international form',
    (country) => {
      const number = getExampleNumber(country, examples)
      const written = number?.formatInternational() ?? ''
      expect([
        phoneNumberOf(country, number?.formatNational() ?? ''),
        phoneNumberOf(undefined, written),
      ]).toEqual([written, written])
    },
  )
})

describe('A checked address', () => {
  const problemsOf = (form: object) =>
    CheckedAddress.safeParse(form).error?.issues.map(({ path, message }) => [path[0], message])

  test('Scenario: valid fields are normalised, and blank lines are left out', () => {
    const typed = { ...address, country: 'in', phone: '022 55501234', pincode: '400 002' }
    expect(CheckedAddress.parse({ ...typed, vatNumber: ' ', state: '' })).toEqual(address)
  })

  test('Scenario: all problems are reported at once', () => {
    expect(
      problemsOf({ ...address, city: ' ', phone: '+91 1234', pincode: '4', vatNumber: '1' }),
    ).toEqual([
      ['city', expect.any(String)],
      ['pincode', 'must be a postal code of the country'],
      ['vatNumber', 'must be a VAT number of the country'],
      ['phone', 'must be a phone number such as +91 22 5550 1234'],
    ])
  })

  test('Scenario: an unknown country is reported, and no other field is checked by it', () => {
    expect(problemsOf({ ...address, country: 'Atlantis', pincode: 'x', vatNumber: 'x' })).toEqual([
      ['country', 'must be a country, by its English name or ISO code'],
    ])
  })

  test('Scenario: an empty address lacks all required fields', () => {
    expect(problemsOf({})?.map(([field]) => field)).toEqual([
      ...['name', 'phone', 'address', 'pincode', 'country', 'city'],
    ])
  })

  const typed = fc.record({
    country: fc.constantFrom('India', 'IT', 'uk', 'Monaco', 'Greece', 'Qatar'),
    pincode: fc.constantFrom('400 002', '20121', 'ec1a1bb', '98000', '105 57', 'none'),
    vatNumber: fc.constantFrom('27aapfu0939f1zv', '00743110157', '094259216', ' 12'),
    phone: fc.constantFrom('98200 12345', '+39 02 12345678', '020 7946 0000', '4444 1234'),
    state: fc.constantFrom('', 'Lazio'),
  })
  property.prop([typed])(
    'what it accepts, the contract accepts, and checking it again changes nothing',
    (own) => {
      const { data } = CheckedAddress.safeParse({ ...address, ...own })
      if (!data) return
      expect([Address.parse(data), CheckedAddress.parse(data)]).toEqual([data, data])
    },
  )
})
