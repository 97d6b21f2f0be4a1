import { describe, expect, test } from 'vitest'
import {
  selectAskedCount,
  selectUndoable,
} from '../../../src/machines/account/wishlist/wishlistSelectors.ts'
import { open } from './openWishlist.ts'

describe('Removing on the page of the list', () => {
  test('Scenario: hidden at once, and removed after six seconds', async () => {
    const { actor, clock, sent, drop, shown, acting, shell } = await open()
    drop('b')
    clock.increment(5_999)
    expect([shown(), sent, selectUndoable(actor.getSnapshot()).length]).toEqual(['ac', [], 1])
    clock.increment(1)
    await acting('idle')
    expect([shown(), sent, shell.sent]).toEqual(['ac', ['-b'], []])
  })

  test('Scenario: restored in time', async () => {
    const { actor, clock, sent, drop, shown } = await open()
    drop('b')
    actor.send({ type: 'drop.undone' })
    clock.increment(6_000)
    expect([shown(), sent]).toEqual(['abc', []])
  })

  test('Scenario: another page ends the wait', async () => {
    const { actor, sent, drop, shown, acting } = await open()
    drop('b')
    actor.send({ type: 'page.shown' })
    await acting('idle')
    expect([shown(), sent]).toEqual(['ac', ['-b']])
  })

  test('Scenario: when the document is unloaded, all waiting acts are sent beside the running one', async () => {
    const { actor, sent, rests, drop } = await open({ acts: [() => new Promise(() => undefined)] })
    drop('b', 'c')
    actor.send({ type: 'page.shown' })
    actor.send({ type: 'page.left' })
    expect([sent, rests]).toEqual([['-b'], ['-c']])
  })

  test('Scenario: another removal restarts the time for both', async () => {
    const { clock, sent, drop, shown, acting } = await open()
    drop('b')
    clock.increment(5_000)
    drop('c')
    clock.increment(5_000)
    expect(sent).toEqual([])
    clock.increment(1_000)
    await acting('idle')
    expect([shown(), sent]).toEqual(['a', ['-b', '-c']])
  })

  test('Scenario: "remove all" shows the number, and removes exactly these', async () => {
    const { actor, clock, sent, shown, toggle, acting } = await open()
    actor.send({ type: 'removal.asked', productIds: ['a', 'b'] })
    expect([selectAskedCount(actor.getSnapshot()), shown()]).toEqual([2, 'abc'])
    toggle('d')
    await acting('idle')
    actor.send({ type: 'removal.confirmed' })
    expect([selectAskedCount(actor.getSnapshot()), shown()]).toEqual([0, 'dc'])
    clock.increment(6_000)
    await acting('sending')
    await acting('idle')
    expect([shown(), sent]).toEqual(['dc', ['+d', '-a', '-b']])
  })

  test('Scenario: placing an order ends the wait', async () => {
    const { actor, clock, sent, drop, acting } = await open()
    drop('b')
    actor.send({ type: 'acts.flushed' })
    expect(selectUndoable(actor.getSnapshot()).length).toBe(0)
    await acting('idle')
    actor.send({ type: 'drop.undone' })
    clock.increment(6_000)
    expect(sent).toEqual(['-b'])
  })

  test('Scenario: after the time, or on a new page, nothing can be undone', async () => {
    const { actor, clock, drop, shown, acting } = await open()
    drop('b')
    clock.increment(6_000)
    await acting('idle')
    actor.send({ type: 'drop.undone' })
    drop('c')
    actor.send({ type: 'page.shown' })
    await acting('idle')
    actor.send({ type: 'drop.undone' })
    expect(shown()).toBe('a')
  })

  test('Scenario: another page cancels the question', async () => {
    const { actor, shown } = await open()
    actor.send({ type: 'removal.asked', productIds: ['a', 'b'] })
    actor.send({ type: 'page.shown' })
    actor.send({ type: 'removal.confirmed' })
    expect([selectAskedCount(actor.getSnapshot()), shown()]).toEqual([0, 'abc'])
  })

  test('Scenario: "remove all" after another removal restarts the time', async () => {
    const { actor, clock, sent, drop, acting } = await open()
    drop('c')
    clock.increment(5_000)
    actor.send({ type: 'removal.asked', productIds: ['a', 'b'] })
    actor.send({ type: 'removal.confirmed' })
    clock.increment(5_000)
    expect([sent, selectUndoable(actor.getSnapshot()).length]).toEqual([[], 3])
    clock.increment(1_000)
    await acting('idle')
    expect(sent.toSorted()).toEqual(['-a', '-b', '-c'])
  })

  test('Scenario: "remove all" can be cancelled before', async () => {
    const { actor, shown } = await open()
    actor.send({ type: 'removal.asked', productIds: ['a', 'b'] })
    actor.send({ type: 'removal.cancelled' })
    expect([selectAskedCount(actor.getSnapshot()), shown()]).toEqual([0, 'abc'])
  })
})
