import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectFirstNew,
  selectHasMore,
  selectItems,
  selectKept,
} from '../../../src/machines/catalogue/listing.machine.ts'
import type { Reread } from '../../../src/machines/catalogue/listingState.ts'
import { card, cards, source, start } from './startListing.ts'

const read = (ids: string, total: number, rest: Partial<Reread> = {}): Reread => ({
  ...{ data: cards(ids), total, elsewhere: [], gone: [] },
  ...rest,
})

test('Scenario: back on a list, it has its previous length, with current cards', async () => {
  const changed = card('b', { weight: 9 })
  const { actor, reread, shown } = start({
    first: { data: [card('a'), changed], total: 7 },
    kept: { data: cards('abcd'), total: 6, page: 2 },
    rereads: [read('zabc', 7, { elsewhere: cards('d') })],
  })
  expect([selectKept(actor.getSnapshot()), selectItems(actor.getSnapshot())[1]]).toEqual([
    { data: [card('a'), changed, card('c'), card('d')], total: 6, page: 2 },
    changed,
  ])
  await waitFor(actor, (snapshot) => snapshot.matches({ news: 'resting' }))
  expect([shown(), reread]).toEqual([
    { ids: 'abcd', total: 6, gone: '', arrivals: 1 },
    [{ source, page: 2, shown: ['a', 'b', 'c', 'd'] }],
  ])
})

test('Scenario: a card changes in its place, and the others are unchanged', async () => {
  const changed = card('b', { weight: 9 })
  const { actor, change } = start({ rereads: [read('', 3, { data: [card('a'), changed] })] })
  const before = selectItems(actor.getSnapshot())
  await change()
  const after = selectItems(actor.getSnapshot())
  expect([after[0] === before[0], after[1]]).toEqual([true, changed])
})

test.each([
  ['a card changed', read('', 3, { data: [card('a'), card('b', { weight: 9 })] }), 1],
  ['a product is no longer sold', read('b', 2, { gone: ['a'] }), 1],
  ['there are new products', read('ab', 4), 1],
  ['a product beyond the shown ones is no longer sold', read('ab', 2), 1],
  ['nothing in it changed', read('ab', 3), 0],
])('Scenario: the numbers of the filters are reloaded if %s', async (_, answer, times) => {
  const { change, shell } = start({ rereads: [answer] })
  await change()
  expect(shell.sent).toEqual(
    Array.from({ length: times }, () => ({ type: 'shop.changed', what: 'lists' })),
  )
})

test('Scenario: a product that is no longer sold keeps its place, until it is sold again', async () => {
  const { change, shown, clock } = start({
    rereads: [read('bc', 2, { gone: ['a'] }), read('bc', 2, { gone: ['a'] }), read('ab', 3)],
  })
  await change()
  expect(shown()).toEqual({ ids: 'ab', total: 2, gone: 'a', arrivals: 0 })
  clock.increment(5_000)
  await change()
  expect(shown()).toEqual({ ids: 'ab', total: 2, gone: 'a', arrivals: 0 })
  clock.increment(5_000)
  await change()
  expect(shown()).toEqual({ ids: 'ab', total: 3, gone: '', arrivals: 0 })
})

test('Scenario: a product that moved down changes too; a card of some variants keeps its numbers', async () => {
  const some = card('b', { selection: { size: 's7' } })
  const moved = [card('a', { weight: 9 }), card('b', { weight: 9 })]
  const { actor, change } = start({
    first: { data: [card('a'), some], total: 4 },
    rereads: [read('cd', 4, { elsewhere: moved })],
  })
  await change()
  expect(selectItems(actor.getSnapshot())).toEqual([moved[0], some])
})

test('Scenario: new products are counted, and shown on request', async () => {
  const { actor, change, shown, shell } = start({
    rereads: [read('xy', 5, { elsewhere: cards('ab') }), read('axyb', 5)],
  })
  actor.send({ type: 'refresh.requested' })
  expect(actor.getSnapshot().matches({ news: 'refreshing' })).toBe(false)
  await change()
  expect(shown()).toEqual({ ids: 'ab', total: 3, gone: '', arrivals: 2 })
  expect(selectFirstNew(actor.getSnapshot())).toBeNull()
  actor.send({ type: 'refresh.requested' })
  const refreshing = actor.getSnapshot()
  expect([
    refreshing.matches({ news: 'refreshing' }),
    refreshing.can({ type: 'refresh.requested' }),
  ]).toEqual([true, false])
  await waitFor(actor, (snapshot) => snapshot.matches({ news: 'resting' }))
  expect([shown(), selectFirstNew(actor.getSnapshot()), shell.sent]).toEqual([
    { ids: 'axyb', total: 5, gone: '', arrivals: 0 },
    'x',
    // Once for the new products, once for the refresh.
    [
      { type: 'shop.changed', what: 'lists' },
      { type: 'shop.changed', what: 'lists' },
    ],
  ])
})

test('Scenario: a complete list continues after a refresh that found more', async () => {
  const { actor, change } = start({
    first: { data: cards('ab'), total: 2 },
    rereads: [read('ab', 4), read('ab', 4)],
  })
  expect(selectHasMore(actor.getSnapshot())).toBe(false)
  await change()
  expect(selectHasMore(actor.getSnapshot())).toBe(false)
  actor.send({ type: 'refresh.requested' })
  await waitFor(actor, selectHasMore)
})

test('Scenario: a failed refresh is shown, and can be requested again', async () => {
  const { actor, change, shown, shell } = start({ rereads: [read('ab', 4)] })
  await change()
  actor.send({ type: 'refresh.requested' })
  await waitFor(actor, (snapshot) => snapshot.matches({ news: 'resting' }))
  expect(shell.sent.slice(1)).toEqual([
    { type: 'toast.raised', sentence: { key: 'error.default' } },
  ])
  expect([shown().arrivals, actor.getSnapshot().can({ type: 'refresh.requested' })]).toEqual([
    1,
    true,
  ])
})

test('Scenario: while the catalogue changes continuously, the list reloads every five seconds', async () => {
  const { actor, change, reread, clock } = start({ rereads: Array(9).fill(read('ab', 3)) })
  await change()
  clock.increment(3_000)
  actor.send({ type: 'catalogue.changed' })
  actor.send({ type: 'catalogue.changed' })
  clock.increment(4_999)
  expect(reread.length).toBe(1)
  clock.increment(1)
  expect(reread.length).toBe(2)
  await waitFor(actor, (snapshot) => snapshot.matches({ news: { resting: 'calm' } }))
  clock.increment(5_000)
  expect([actor.getSnapshot().matches({ news: 'settled' }), reread.length]).toEqual([true, 2])
})

test('Scenario: a change during a reload restarts it; during a refresh too', async () => {
  const { actor, change, reread } = start({ rereads: Array(9).fill(read('ab', 4)) })
  actor.send({ type: 'catalogue.changed' })
  await change()
  expect(reread.length).toBe(2)
  actor.send({ type: 'refresh.requested' })
  actor.send({ type: 'catalogue.changed' })
  await waitFor(actor, (snapshot) => snapshot.matches({ news: 'resting' }))
  expect(reread.length).toBe(4)
})

test('Scenario: a failed reload is silent, and retried with the next change', async () => {
  const { actor, change, shell, shown } = start()
  await change()
  expect([shell.sent, shown()]).toEqual([[], { ids: 'ab', total: 3, gone: '', arrivals: 0 }])
  expect(actor.getSnapshot().matches({ news: { resting: 'calm' } })).toBe(true)
})
