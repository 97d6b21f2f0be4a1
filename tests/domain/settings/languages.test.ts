import { expect, test } from 'vitest'
import {
  directionOf,
  formatCount,
  formatDay,
  localeOf,
} from '../../../src/domain/settings/languages.ts'
import { formatMoney } from '../../../src/domain/settings/money.ts'
import { plainText } from '../../../src/domain/shell/pageHead.ts'

test('Arabic is written from the right, whatever its region', () => {
  expect(['ar', 'ar-EG', 'he', 'hi', 'it', 'en'].map(directionOf)).toEqual([
    ...['rtl', 'rtl', 'rtl'],
    ...['ltr', 'ltr', 'ltr'],
  ])
})

test('digits are Western in every language', () => {
  expect(
    ['ar-EG', 'hi', 'it', 'en'].map((code) => new Intl.NumberFormat(localeOf(code)).format(1e6)),
  ).toEqual(['1,000,000', '10,00,000', '1.000.000', '1,000,000'])
})

test('a count is in the format of the language, whatever its size', () => {
  const languages = ['en', 'it', 'hi', 'ar', 'ar-EG', 'de-CH']
  const counts = [...Array.from({ length: 1_002 }, (_, i) => i), 123_456, 0.5, 12.25, -3]
  const expected = languages.map((code) => {
    const { format } = new Intl.NumberFormat(localeOf(code))
    return counts.map((count) => format(count))
  })
  expect(languages.map((code) => counts.map((count) => formatCount(count, code)))).toEqual(expected)
})

test('money is in the format of the language, with the symbol of the currency', () => {
  expect(
    ['en', 'hi', 'it', 'ar'].map((code) => formatMoney(12_345_650, { symbol: '₹' }, code)),
  ).toEqual(['₹123,456.50', '₹1,23,456.50', '123.456,50\u00a0₹', '\u200f123,456.50\u00a0₹'])
})

test('a day is in the format of the language, in the given time zone', () => {
  const days = ['en', 'it', 'hi'].map((code) => formatDay('2026-11-20', code, 'UTC'))
  expect(days).toEqual(['November 20, 2026', '20 novembre 2026', '20 नवंबर 2026'])
  expect(formatDay('2026-11-20', 'en', 'America/Los_Angeles')).toBe('November 19, 2026')
})

test('a description is plain text, cut between two words', () => {
  expect(plainText('<p>Silver &amp; gold</p><ul><li>8 mm</li></ul>')).toBe('Silver & gold 8 mm')
  expect(plainText(`<p>${'word '.repeat(100)}</p>`)).toMatch(/^(word ){38,39}word…$/)
})
