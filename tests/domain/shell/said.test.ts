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

test('a text is filled in once, whatever is filled in', () => {
  expect(fill('To {{name}}, {{name}}', { name: '{{name}} $&' })).toBe('To {{name}} $&, {{name}} $&')
})
