import { describe, expect, test } from 'vitest'
import { noWishes, type Wishes, withOwnWishes } from '../../src/domain/account/wishes.ts'

const wishes = (own: Partial<Wishes>): Wishes => ({ ...noWishes, isKnown: true, ...own })
const adding = (productId: string) => ({ productId, isWished: true, isQuiet: false })

describe('The list that the shop answers, with what the buyer has added meanwhile', () => {
  test.for<[string, readonly string[], Wishes, Wishes]>([
    ['nothing was pressed', ['a'], wishes({ ids: ['a'] }), wishes({ ids: ['a'] })],
    [
      'a heart is still on its way',
      ['b', 'a'],
      wishes({ ids: ['a'], sending: adding('b') }),
      wishes({ ids: ['a'], sending: adding('b') }),
    ],
    [
      'a heart was saved after the shop had read the list',
      ['b', 'a'],
      wishes({ ids: ['a'], sending: adding('b') }),
      wishes({ ids: ['b', 'a'] }),
    ],
    [
      'a heart was pressed after the shop was asked',
      ['b', 'a'],
      wishes({ ids: ['a'] }),
      wishes({ ids: ['a'], acts: [adding('b')] }),
    ],
    [
      'a product was taken off and is wished again',
      ['b', 'a'],
      wishes({ ids: ['b', 'a'], sending: { ...adding('b'), isWished: false } }),
      wishes({ ids: ['a'], sending: adding('b') }),
    ],
    [
      'another device has taken one off',
      ['a'],
      wishes({ ids: ['b', 'a'] }),
      wishes({ ids: ['b', 'a'] }),
    ],
    ['the list was not read before', ['a'], noWishes, noWishes],
  ])('%s', ([, expected, asked, now]) => {
    expect(withOwnWishes(['a'], asked, now)).toEqual(expected)
  })
})
