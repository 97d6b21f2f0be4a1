import { expect, test } from 'vitest'
import { fill, said } from '../../../src/domain/shell/said.ts'

test('a sentence of the catalogue is sent in English, with its key and its values', () => {
  expect([said('cart.added'), said('reply.tooOften', { minutes: 3 })]).toEqual([
    { message: 'Item Added to Cart !!', key: 'cart.added' },
    {
      message: 'Too many attempts. Please try again in 3 min.',
      key: 'reply.tooOften',
      values: { minutes: 3 },
    },
  ])
})

test('an amount is sent as a number with its currency sign, a day as its date', () => {
  const total = { total: 3.43, symbol: '€' }
  const ended = { coupon: 'TRADE15', last: '2026-11-20' }
  expect([said('refusal.totalChanged', total), said('refusal.couponEnded', ended)]).toEqual([
    {
      message: 'The total is now €3.43; please look again before you order.',
      ...{ key: 'refusal.totalChanged', values: total },
    },
    {
      message: 'TRADE15 ended on 2026-11-20.',
      ...{ key: 'refusal.couponEnded', values: ended },
    },
  ])
})

test('a text is filled in once, even if a value contains placeholders', () => {
  expect(fill('To {{name}}, {{name}}', { name: '{{name}} $&' })).toBe('To {{name}} $&, {{name}} $&')
})
