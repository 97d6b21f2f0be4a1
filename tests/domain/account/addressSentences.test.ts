import { countries as vatRules } from 'jsvat-next'
import { describe, expect, test } from 'vitest'
import { CheckedAddress } from '../../../src/domain/account/checkedAddress.ts'
import { countriesIn, countryCode } from '../../../src/domain/account/countries.ts'
import { hasPostcodes, postcodeOf } from '../../../src/domain/account/postcode.ts'
import { postcodeSentence } from '../../../src/domain/account/postcodeSentence.ts'
import { vatSentence } from '../../../src/domain/account/vatSentence.ts'
import { fieldSentence } from '../../../src/domain/shell/fieldIssue.ts'
import { address } from '../../support/values/address.ts'

const codes = countriesIn('en').flatMap(({ name }) => countryCode(name) ?? [])

/** Whether a country takes the code of the sentence, or a code with as many digits. */
const takesOwnForm = (country: string): boolean => {
  const { example, digits = 0 } = postcodeSentence(country)?.values ?? {}
  const shown =
    example === undefined
      ? [...'0123456789'].map((digit) => digit.repeat(Number(digits)))
      : [String(example)]
  return shown.some((code) => postcodeOf(country, code) !== undefined)
}

describe('A refused postal code (rule A20)', () => {
  test('Scenario: every country that checks the form of its codes says it', () => {
    expect(codes.filter((country) => hasPostcodes(country) && !takesOwnForm(country))).toEqual([])
  })

  test.each([
    ['IN', { key: 'field.postalDigits', values: { digits: 6 } }],
    ['US', { key: 'field.postalDigits', values: { digits: 5 } }],
    ['CL', { key: 'field.postalDigits', values: { digits: 7 } }],
    ['GB', { key: 'field.postalLike', values: { example: 'SW1A 1AA' } }],
    ['AE', undefined],
  ])('Scenario: what %s says: %o', (country, sentence) => {
    expect(postcodeSentence(country)).toEqual(sentence)
  })
})

describe('A refused VAT number', () => {
  test('Scenario: every known rule has an example in its form', () => {
    const wrong = vatRules.filter(({ codes: [country], rules }) => {
      // The union's own numbers belong to no country.
      if (country === undefined || country === 'EU') return false
      const example = String(vatSentence(country)?.values?.example)
      return !rules.regex.some((form) => form.test(example))
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test('Scenario: India has a GSTIN, neighbours share their numbers, and other countries are free', () => {
    expect(['IN', 'MC', 'FR', 'AE'].map(vatSentence)).toEqual([
      { key: 'field.vatLike', values: { example: '27ABCDE1234F1Z5' } },
      vatSentence('FR'),
      { key: 'field.vatLike', values: { example: 'FR12345678901' } },
      undefined,
    ])
  })
})

test('Scenario: an address says which form its country wants, in a body, too', () => {
  const sent = { address: { ...address, country: 'Italy', pincode: '1', vatNumber: '1' } }
  const { issues = [] } = CheckedAddress.safeParse(sent.address).error ?? {}
  const inBody = issues.map((issue) => ({ ...issue, path: ['address', ...issue.path] }))
  expect(inBody.map((issue) => fieldSentence(issue, sent))).toEqual([
    { key: 'field.postalDigits', values: { digits: 5 } },
    { key: 'field.vatLike', values: { example: 'IT12345678901' } },
  ])
})
