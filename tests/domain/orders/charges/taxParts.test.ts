import { expect, test } from 'vitest'
import type { TaxRates, TaxRule, TaxScheme } from '../../../../src/contracts/selling.ts'
import { taxParts } from '../../../../src/domain/orders/charges/taxParts.ts'
import { noTerms, termsAt } from '../../../../src/domain/orders/charges/terms.ts'

const rates: TaxRates = [
  { hsCode: '71', percent: 5 },
  { hsCode: '7113', percent: 3 },
  { hsCode: '', percent: 18 },
]
const home: TaxScheme = { kind: 'home', name: 'Sales tax', rates }
const india: TaxScheme = { kind: 'india', rates }
const europe: TaxScheme = { kind: 'europe', rates, elsewhere: { FR: 20 } }
const inFrance = { country: 'FR', pincode: '75001' }

const parts = (tax: TaxScheme, rule: TaxRule, hsCode = '') =>
  taxParts(tax, rule, inFrance, hsCode).map(({ name, percent }) => `${name} ${percent}`)

test('the rate is that of the longest code that the goods’ code begins with', () => {
  const codes = ['711311', '7117', '9999', '']
  expect(codes.map((code) => parts(home, 'home', code))).toEqual([
    ...[['Sales tax 3'], ['Sales tax 5'], ['Sales tax 18'], ['Sales tax 18']],
  ])
})

test('goods without a rate have none', () => {
  const few = [{ hsCode: '71', percent: 5 }]
  expect(parts({ ...home, rates: few }, 'home', '9999')).toEqual(['Sales tax 0'])
})

test('of two rates for the same code, the first counts', () => {
  const twice = [
    { hsCode: '71', percent: 5 },
    { hsCode: '71', percent: 6 },
  ]
  expect(parts({ ...home, rates: twice }, 'home', '7113')).toEqual(['Sales tax 5'])
})

test.each<[TaxScheme, TaxRule, readonly string[]]>([
  [home, 'home', ['Sales tax 18']],
  [india, 'home', ['VAT 18']],
  [india, 'in.intra', ['CGST 9', 'SGST 9']],
  [india, 'in.union', ['CGST 9', 'UTGST 9']],
  [india, 'in.inter', ['IGST 18']],
  [europe, 'eu.home', ['VAT 18']],
  [europe, 'eu.noNumber', ['VAT 18']],
  [europe, 'eu.elsewhere', ['VAT 20']],
  [{ ...europe, elsewhere: {} }, 'eu.elsewhere', ['VAT 18']],
  [home, 'none', []],
  [home, 'home.export', []],
  [india, 'in.export', []],
  [europe, 'eu.reverseCharge', []],
  [europe, 'eu.export', []],
  [{ kind: 'none' }, 'home', []],
])('the taxes of %o under the rule %s', (tax, rule, taxes) => {
  expect(parts(tax, rule)).toEqual(taxes)
})

test('without terms, the shop charges nothing, and its papers name nothing but the shop', () => {
  expect(noTerms('Alma')).toEqual({
    from: '1970-01-01',
    seller: {
      ...{ name: 'Alma', address: [], country: 'IN', state: '', taxNumber: '' },
      ...{ email: '', phone: '', timeZone: 'UTC' },
    },
    ...{ bank: null, tax: { kind: 'none' }, shipping: [], incoterm: 'DAP', packingWeight: 0 },
  })
})

test('of terms that begin on the same day, the last ones are in force', () => {
  const terms = { ...noTerms('Alma'), from: '2026-04-01' }
  const all = [terms, { ...terms, packingWeight: 1 }, { ...terms, from: '2026-03-01' }]
  expect(termsAt(all, Date.UTC(2026, 3, 1))?.packingWeight).toBe(1)
})
