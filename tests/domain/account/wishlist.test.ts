import { expect, test } from 'vitest'
import { addressTexts } from '../../../src/domain/account/addressTexts.ts'
import { hasOthersWishes } from '../../../src/domain/account/listedWishes.ts'
import { afterDrop, afterRelease } from '../../../src/domain/account/wishActs.ts'
import {
  hasUnsaved,
  noWishes,
  type WishAct,
  type Wishes,
  wantedIds,
  withAct,
} from '../../../src/domain/account/wishes.ts'

const act = (productId: string, isWished: boolean): WishAct => ({
  ...{ productId, isWished, isQuiet: false },
})
const listed = (more: Partial<Wishes> = {}): Wishes => ({
  ...{ ...noWishes, isKnown: true, ids: ['a', 'b'] },
  ...more,
})

test('an act adds a piece at the beginning, takes it off, or changes nothing', () => {
  const ids = ['a', 'b']
  expect(withAct(ids, act('c', true))).toEqual(['c', 'a', 'b'])
  expect(withAct(ids, act('b', false))).toEqual(['a'])
  expect([withAct(ids, act('a', true)), withAct(ids, act('c', false))]).toEqual([ids, ids])
})

test('the buyer wants what is listed, with all acts, without what may still be restored', () => {
  expect(wantedIds(listed())).toEqual(['a', 'b'])
  const acting = listed({ sending: act('c', true), acts: [act('a', false), act('c', false)] })
  expect(wantedIds(acting)).toEqual(['b'])
  expect(wantedIds(listed({ sending: act('c', true), dropped: ['b'] }))).toEqual(['c', 'a'])
})

test('an act, one that is being sent, and a removal that can be undone are not saved', () => {
  expect([noWishes.isKnown, hasUnsaved(noWishes), hasUnsaved(listed())]).toEqual([
    ...[false, false, false],
  ])
  for (const unsaved of [
    ...[{ acts: [act('c', true)] }, { sending: act('c', true) }, { dropped: ['a'] }],
  ])
    expect(hasUnsaved(listed(unsaved))).toBe(true)
})

test('pieces that this page does not know of come from another tab or device', () => {
  expect(hasOthersWishes(['a', 'c'], listed())).toBe(true)
  expect(hasOthersWishes(['b', 'a'], listed())).toBe(false)
  expect(hasOthersWishes(['a', 'c'], { ...noWishes, ids: ['a'] })).toBe(false)
  for (const own of [{ sending: act('c', true) }, { acts: [act('d', true), act('c', true)] }])
    expect(hasOthersWishes(['a', 'c'], listed(own))).toBe(false)
})

test('pieces are dropped once, and taken off quietly when that cannot be undone any more', () => {
  const dropped = afterDrop(listed(), ['a', 'a', 'b'])
  expect([dropped.dropped, wantedIds(dropped)]).toEqual([['a', 'b'], []])
  const { acts, ...taken } = afterRelease(dropped)
  expect([taken.dropped, acts]).toEqual([
    [],
    ['a', 'b'].map((productId) => ({ productId, isWished: false, isQuiet: true })),
  ])
})

test('a form has every field of an address', () => {
  const address = {
    ...{ name: 'Asha', companyName: 'Rao', phone: '1', address: 'MG Road 1', country: 'India' },
    ...{ pincode: '302003', city: 'Jaipur', state: 'Rajasthan' },
  }
  expect(addressTexts(address)).toEqual({ ...address, vatNumber: '', address2: '' })
})
