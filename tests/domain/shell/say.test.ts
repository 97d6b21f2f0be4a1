import { describe, expect, test } from 'vitest'
import { speechIn, type Texts } from '../../../src/domain/shell/say.ts'

const catalogues = new Map<string, Texts>([
  [
    'en',
    {
      greeting: 'Good day, {{name}}',
      price: '{{amount}} for {{name}}',
      due: '{{amount, money}} by {{day, day}}, {{amount, unknown}}',
      pieces_one: '{{count}} piece',
      pieces_other: '{{count}} pieces',
    },
  ],
  ['it', { greeting: 'Buongiorno, {{name}}' }],
  [
    'ar',
    {
      pieces_zero: 'none',
      pieces_one: 'one',
      pieces_two: 'two',
      pieces_few: '{{count}} few',
      pieces_many: '{{count}} many',
      pieces_other: '{{count}} other',
    },
  ],
])
const sayIn = (language: string) => speechIn(catalogues, language).say

describe('A text', () => {
  test('is in the language, or in English if it has none', () => {
    const say = sayIn('it')
    expect(say('greeting', { name: 'Ada' })).toBe('Buongiorno, Ada')
    expect(say('pieces', { count: 2 })).toBe('2 pieces')
  })

  test('is empty if not even English has it', () => {
    const { say, has } = speechIn(catalogues, 'de')
    expect([say('none'), has('none'), has('greeting')]).toEqual(['', false, true])
  })

  test('uses the plural forms of its language', () => {
    expect([1, 2].map((count) => sayIn('en')('pieces', { count }))).toEqual(['1 piece', '2 pieces'])
    expect([0, 1, 2, 3, 11, 100].map((count) => sayIn('ar')('pieces', { count }))).toEqual([
      ...['none', 'one', 'two', '3 few', '11 many', '100 other'],
    ])
  })

  test('uses the English plural forms if it is English', () => {
    expect(sayIn('it')('pieces', { count: 1 })).toBe('1 piece')
  })

  test('formats numbers for its reader, and leaves words unchanged', () => {
    expect(sayIn('it')('price', { amount: 1234.5, name: '$& {{name}}' })).toBe(
      '1234,5 for $& {{name}}',
    )
    expect(sayIn('en')('price', { amount: 1234.5 })).toBe('1,234.5 for ')
  })

  test('writes amounts in the currency of the symbol, and days without a time zone', () => {
    const values = { amount: 1234.5, symbol: '€', day: '2026-11-21' }
    expect(sayIn('en')('due', values)).toBe('€1,234.50 by November 21, 2026, 1,234.5')
    expect(sayIn('en')('due', { ...values, day: '2026-11-21T23:59:00.000Z' })).toContain(
      'November 21, 2026',
    )
  })

  test('does not choose a form for a count that is a word', () => {
    expect(sayIn('en')('pieces', { count: 'some' })).toBe('')
  })
})
