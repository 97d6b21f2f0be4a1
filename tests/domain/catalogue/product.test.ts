import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { pastedColumn } from '../../../src/domain/cart/pastedColumn.ts'
import {
  pointedLine,
  selectionIn,
  withSelection,
} from '../../../src/domain/catalogue/selectionInUrl.ts'
import { swatchOf } from '../../../src/domain/catalogue/swatches.ts'
import { combination, table } from '../../machines/fixtures.ts'

describe('A pasted column', () => {
  test.for([
    ['a column of a spreadsheet', '5\r\n10\r\n', [5, 10]],
    ['an empty cell between two', '5\n\n7', [5, 0, 7]],
    ['sizes beside their numbers', '52\t3\n54\t4', [3, 4]],
    ['thousands', '1,200\n1 500\n1200', [1200, 1500, 1200]],
    ['a heading', 'Qty\n4', [undefined, 4]],
    ['halves, signs and words', '1.5\n-2\n3 pieces', [undefined, undefined, undefined]],
    ['one number', '5', [5]],
  ] as const)('%s', ([, text, numbers]) => {
    expect(pastedColumn(text)).toEqual(numbers)
  })

  property.prop([fc.array(fc.nat({ max: 999_999_999 }), { minLength: 1 })])(
    'whole numbers come back as they were',
    (numbers) => {
      expect(pastedColumn(numbers.join('\n'))).toEqual(numbers)
    },
  )
})

describe('Choices in an address', () => {
  test.each([
    ['?sku=p-matt-45', { finish: 'matt', length: 'l45' }],
    ['?sku=P-BRIGHT-45&v=finish:matt', { finish: 'matt' }],
    ['?sku=elsewhere', {}],
  ])('Scenario: %s names a variant by its SKU, unless there are choices', (search, expected) => {
    expect(selectionIn(search, combination)).toEqual(expected)
    expect(withSelection(search, combination, { finish: 'matt' })).toBe('?v=finish:matt')
  })

  const id = fc.stringMatching(/^[\w-]{1,8}$/)
  const text = fc.oneof(
    fc.constantFrom('Gold plated 18k', 'Argento, brunito', 'चाँदी', '', '45 cm', '45-cm', 'gold'),
    id,
  )
  const named = fc.record({ _id: id, name: fc.record({ en: text }) })
  const uniquely = { selector: ({ _id }: { _id: string }) => _id, minLength: 1, maxLength: 5 }
  const levels = fc.uniqueArray(
    fc.record({
      _id: id,
      name: fc.record({ en: text }),
      variants: fc.uniqueArray(named, uniquely),
    }),
    uniquely,
  )

  property.prop([levels, fc.array(fc.nat(), { minLength: 5, maxLength: 5 })])(
    'come back as they were written, whatever the names and ids are',
    (attributes, picks) => {
      const product = { ...combination, attributes }
      const selection = Object.fromEntries(
        attributes.map(({ _id, variants }, n) => [
          _id,
          variants[(picks[n] ?? 0) % variants.length]?._id ?? '',
        ]),
      )
      const search = withSelection('', product, selection)
      expect(search).toMatch(/^\?v=[\w:,-]+$/)
      expect(selectionIn(search, product)).toEqual(selection)
    },
  )

  test('Scenario: a SKU points at a line of the quantity table until something else is chosen (rule C17)', () => {
    const search = '?inspect=1&sku=P-MATT-40'
    const pointed = [search, '?sku=elsewhere', `${search}&v=finish:matt`].map((each) =>
      pointedLine(each, table),
    )
    const addresses = ['matt', 'bright'].map((finish) => withSelection(search, table, { finish }))
    expect([pointed, pointedLine(search, combination), addresses]).toEqual([
      ['p-matt-40', undefined, undefined],
      undefined,
      [search, '?inspect=1&v=finish:bright'],
    ])
  })

  test('are written by their names, beside the rest of the query, in the order of the levels', () => {
    const write = (search: string) =>
      withSelection(search, combination, { length: 'l40', finish: 'matt' })
    expect([write('?inspect=1&v=old:one'), withSelection('?v=old:one', combination, {})]).toEqual([
      '?inspect=1&v=finish:matt,length:40-cm',
      '',
    ])
  })

  test('are also read by their ids, and unknown ones are left out', () => {
    expect(selectionIn('?v=finish:bright,length:l45,size:9,length:l99', combination)).toEqual({
      finish: 'bright',
      length: 'l45',
    })
  })

  test.for(['', '?v=', '?v=finish', '?v=:matt,finish:', '?v=<b>:1', '?x=finish:matt'])(
    '%s asks for nothing',
    (search) => {
      expect(selectionIn(search, combination)).toEqual({})
    },
  )
})

describe('Swatches', () => {
  test.for([
    ['Rose gold plated', '#d9a08b'],
    ['Gold plated 18k', '#d4af52'],
    ['Green onyx', '#2f7d5b'],
    ['Black onyx', '#1d1c1f'],
    ['Oxidised', '#55534f'],
    ['45 cm', undefined],
    ['Marigold', undefined],
  ] as const)('%s', ([name, colour]) => {
    expect(swatchOf({ en: name, it: 'altro' })).toBe(colour)
  })
})
