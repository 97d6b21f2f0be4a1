import { describe, expect, test } from 'vitest'
import { withOwnWishes } from '../../../src/domain/account/listedWishes.ts'
import { afterAct } from '../../../src/domain/account/wishAct.ts'
import { afterDone, beforeRetry, withNextSending } from '../../../src/domain/account/wishActs.ts'
import { noWishes, type Wishes } from '../../../src/domain/account/wishes.ts'

const wishes = (own: Partial<Wishes>): Wishes => ({ ...noWishes, isKnown: true, ...own })
const adding = (productId: string) => ({ productId, isWished: true, isQuiet: false })

describe('The list from the shop, with products that the buyer has added meanwhile', () => {
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

describe('Acts sent to the shop', () => {
  const removing = (productId: string) => ({ ...adding(productId), isWished: false })

  test('Scenario: the last act on a product replaces the earlier ones', () => {
    const pressed = wishes({ ids: [], acts: [adding('a'), adding('b')], dropped: ['a', 'c'] })
    expect(afterAct(pressed, removing('a'))).toEqual({
      ...pressed,
      ...{ acts: [adding('b')], dropped: ['c'] },
    })
    const again = afterAct({ ...pressed, ids: ['a'] }, removing('a'))
    expect(again.acts).toEqual([adding('b'), removing('a')])
  })

  test('Scenario: an act with an unknown outcome is sent even if it changes nothing', () => {
    expect(afterAct(wishes({ ids: ['a'], unsure: ['a'] }), adding('a')).acts).toEqual([adding('a')])
    expect(afterAct(wishes({ ids: ['a'] }), adding('a')).acts).toEqual([])
  })

  test('Scenario: one act is sent at a time, and done when the shop has done it', () => {
    const sent = withNextSending(wishes({ acts: [adding('a'), adding('b')], unsure: ['a', 'b'] }))
    expect([sent.sending, sent.acts]).toEqual([adding('a'), [adding('b')]])
    expect(afterDone(sent)).toMatchObject({ sending: null, ids: ['a'], unsure: ['b'] })
    expect(withNextSending(noWishes)).toBe(noWishes)
    expect(afterDone(wishes({ ids: ['a'] }))).toMatchObject({ ids: ['a'] })
  })

  test('Scenario: a lost act is sent again before the others, unless a newer one replaces it', () => {
    const lost = wishes({ sending: adding('a'), acts: [adding('b')] })
    expect(beforeRetry(lost)).toMatchObject({
      ...{ sending: null, acts: [adding('a'), adding('b')], unsure: ['a'] },
    })
    expect(beforeRetry({ ...lost, acts: [adding('b'), removing('a')] })).toMatchObject({
      ...{ sending: null, acts: [adding('b'), removing('a')], unsure: ['a'] },
    })
    expect(beforeRetry(wishes({ acts: [adding('b')] }))).toMatchObject({
      ...{ acts: [adding('b')], unsure: [] },
    })
  })
})
