import { describe, expect, test } from 'vitest'
import { directionOf, localeOf, wantedLanguage } from '../../../src/domain/settings/languages.ts'
import { formatMoney } from '../../../src/domain/settings/money.ts'
import { plainText } from '../../../src/domain/shell/pageHead.ts'

test('Arabic is written from the right, whatever its region', () => {
  expect(['ar', 'ar-EG', 'he', 'hi', 'it', 'en'].map(directionOf)).toEqual([
    ...['rtl', 'rtl', 'rtl'],
    ...['ltr', 'ltr', 'ltr'],
  ])
})

test('digits are those that buyers type, in every language', () => {
  expect(
    ['ar-EG', 'hi', 'it', 'en'].map((code) => new Intl.NumberFormat(localeOf(code)).format(1e6)),
  ).toEqual(['1,000,000', '10,00,000', '1.000.000', '1,000,000'])
})

test('money stands as its language writes it, with the symbol of the currency', () => {
  expect(
    ['en', 'hi', 'it', 'ar'].map((code) => formatMoney(12_345_650, { symbol: '₹' }, code)),
  ).toEqual(['₹123,456.50', '₹1,23,456.50', '123.456,50\u00a0₹', '\u200f123,456.50\u00a0₹'])
})

describe('What a browser asks for', () => {
  const shown = ['en', 'it', 'ar', 'pt-BR']
  test.for([
    ['it', 'it'],
    ['it-CH, en;q=0.9', 'it'],
    ['fr, ar;q=0.5, it;q=0.4', 'ar'],
    ['pt', 'pt-BR'],
    ['fr', undefined],
    ['it;q=0, en', 'en'],
    ['', undefined],
  ] as const)('%s is %s', ([header, language]) => {
    expect(wantedLanguage(header, shown)).toBe(language)
  })
})

test('a description is its words, cut between two of them', () => {
  expect(plainText('<p>Silver &amp; gold</p><ul><li>8 mm</li></ul>')).toBe('Silver & gold 8 mm')
  expect(plainText(`<p>${'word '.repeat(100)}</p>`)).toMatch(/^(word ){38,39}word…$/)
})
