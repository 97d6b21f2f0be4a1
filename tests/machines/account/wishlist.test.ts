import { describe, expect, test } from 'vitest'
import {
  selectIsUnsaved,
  selectIsWished,
  selectWishCount,
  selectWishedOf,
} from '../../../src/machines/account/wishlist/wishlistSelectors.ts'
import { open, unanswered } from './openWishlist.ts'

describe('The list', () => {
  test('Scenario: a failed load is retried, and then shows on hearts', async () => {
    const { clock, shown, reads } = await open({
      loads: [() => Promise.reject(new Error('down')), async () => ['a']],
    })
    await reads('failed')
    expect(shown()).toBe('')
    clock.increment(1_000)
    await reads('loaded')
    expect(shown()).toBe('a')
  })

  test('Scenario: a list that was loaded during an act is loaded again', async () => {
    const stale = Promise.withResolvers<readonly string[]>()
    const { actor, toggle, shown, reads, acting } = await open({
      loads: [async () => ['a'], () => stale.promise, async () => ['d', 'a']],
    })
    actor.send({ type: 'wishlist.outdated' })
    await reads('loading')
    toggle('d')
    await acting('sending')
    await acting('idle')
    stale.resolve(['a'])
    await reads('loaded')
    expect(shown()).toBe('da')
  })

  const others = { type: 'shop.changed', what: 'wishlist' }

  test('Scenario: another tab has added one product and removed another', async () => {
    const { actor, toggle, shown, acting, shell } = await open()
    toggle('d')
    actor.send({ type: 'wishlist.changed', wishlist: ['e', 'a', 'b'] })
    expect([shown(), shell.sent]).toEqual(['deab', [others]])
    await acting('idle')
    expect(shown()).toBe('deab')
  })

  test.each([
    ['its own change', ['d', 'a', 'b', 'c'], 'dabc'],
    ['what another tab has removed', ['d'], 'd'],
  ])('Scenario: %s reloads no page', async (_, wishlist, expected) => {
    const { actor, toggle, shown, shell } = await open({ acts: [() => new Promise(() => null)] })
    toggle('d')
    actor.send({ type: 'wishlist.changed', wishlist })
    expect([shown(), shell.sent]).toEqual([expected, []])
  })

  test('Scenario: a change too long for an event is loaded', async () => {
    const { actor, shown, shell, reads } = await open({
      loads: [async () => ['a'], async () => ['b', 'a']],
    })
    actor.send({ type: 'wishlist.changed', wishlist: null })
    await reads('loading')
    await reads('loaded')
    expect([shown(), shell.sent]).toEqual(['ba', [others]])
  })

  test('Scenario: a change during a load is loaded again, and ends a failed one', async () => {
    const stale = Promise.withResolvers<readonly string[]>()
    const { actor, shown, reads } = await open({
      loads: [() => Promise.reject(new Error('down')), () => stale.promise, async () => ['c', 'b']],
    })
    await reads('failed')
    actor.send({ type: 'wishlist.changed', wishlist: ['b'] })
    expect(shown()).toBe('b')
    actor.send({ type: 'wishlist.outdated' })
    actor.send({ type: 'wishlist.changed', wishlist: ['c', 'b'] })
    stale.resolve(['b'])
    await reads('loaded')
    expect(shown()).toBe('cb')
  })

  test('Scenario: the end of the session empties it, and reports unsaved changes', async () => {
    const { actor, toggle, shell, shown } = await open({ acts: [unanswered] })
    toggle('d')
    actor.send({ type: 'wishlist.closed' })
    expect([actor.getSnapshot().value, shown(), shell.sent]).toEqual([
      'closed',
      '',
      [{ type: 'said', sentence: { key: 'wishlist.notSaved' } }],
    ])
  })
})

describe('The known state of the list', () => {
  test('Scenario: it is known once the shop has answered, and counted as shown', async () => {
    const { actor, drop, toggle } = await open()
    const counts = () => [actor.getSnapshot().context.isKnown, selectWishCount(actor.getSnapshot())]
    const read = counts()
    drop('b')
    const dropped = counts()
    toggle('d')
    toggle('e')
    expect([read, dropped, counts()]).toEqual([
      [true, 3],
      [true, 2],
      [true, 4],
    ])
  })

  test('Scenario: a list that cannot be loaded is not known', async () => {
    const { actor } = await open({ loads: [() => Promise.reject(new Error('unreachable'))] })
    expect([actor.getSnapshot().context.isKnown, selectWishCount(actor.getSnapshot())]).toEqual([
      false,
      0,
    ])
  })

  test('Scenario: until it is known, a page shows its own products, without removed ones', async () => {
    const { actor, drop } = await open({ loads: [() => Promise.reject(new Error('unreachable'))] })
    const shown = () => selectWishedOf(actor.getSnapshot(), ['a', 'b', 'c'])
    const before = shown()
    drop('b')
    expect([before, shown()]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'c'],
    ])
  })

  test('Scenario: a heart is unsaved until the shop has it', async () => {
    const { actor, toggle, acting } = await open()
    const before = [selectIsUnsaved(actor.getSnapshot()), selectIsWished('d')(actor.getSnapshot())]
    toggle('d')
    const pressed = [selectIsUnsaved(actor.getSnapshot()), selectIsWished('d')(actor.getSnapshot())]
    await acting('idle')
    const saved = [selectIsUnsaved(actor.getSnapshot()), selectIsWished('d')(actor.getSnapshot())]
    expect([before, pressed, saved]).toEqual([
      [false, false],
      [true, true],
      [false, true],
    ])
  })
})
