import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectHasFailed,
  selectHasMore,
  selectIsLoadingMore,
  selectItems,
  selectMayContinue,
  selectTotal,
} from '../../../src/machines/catalogue/listing.machine.ts'
import { cards, source, start } from './startListing.ts'

test('Scenario: it continues from page 2 to the end, and shows each product once', async () => {
  const { asked, more } = start({ pages: [{ data: cards('bc'), total: 3 }] })
  expect([await more(), asked]).toEqual([['complete', ['a', 'b', 'c']], [{ source, page: 2 }]])
})

test('Scenario: a page that fails can be requested again', async () => {
  const { more } = start()
  expect([await more(), await more()]).toEqual([
    ['failed', ['a', 'b']],
    ['failed', ['a', 'b']],
  ])
})

test('Scenario: an empty page ends it', async () => {
  const { more } = start({ pages: [{ data: [], total: 9 }] })
  expect(await more()).toEqual(['complete', ['a', 'b']])
})

test('Scenario: the list shows whether there is more, and whether loading it failed', async () => {
  const { actor } = start({ pages: [{ data: [], total: 3 }] })
  const seen = () => {
    const snapshot = actor.getSnapshot()
    return {
      items: selectItems(snapshot).length,
      total: selectTotal(snapshot),
      may: selectMayContinue(snapshot),
      more: selectHasMore(snapshot),
      loading: selectIsLoadingMore(snapshot),
      failed: selectHasFailed(snapshot),
    }
  }
  const waiting = { items: 2, total: 3, may: true, more: true, loading: false, failed: false }
  expect(seen()).toEqual(waiting)
  actor.send({ type: 'more.requested' })
  expect(seen()).toEqual({ ...waiting, may: false, loading: true })
  await waitFor(actor, (snapshot) => !selectHasMore(snapshot))
  expect(seen()).toEqual({ ...waiting, total: 2, may: false, more: false })
  const { actor: failing } = start()
  failing.send({ type: 'more.requested' })
  const failed = await waitFor(failing, selectHasFailed)
  expect([selectMayContinue(failed), selectHasMore(failed)]).toEqual([false, true])
  failing.send({ type: 'more.requested' })
  expect(selectIsLoadingMore(failing.getSnapshot())).toBe(true)
  await waitFor(failing, selectHasFailed)
})

test('Scenario: the next page reports a higher total, and then a lower one', async () => {
  const { asked, more, shown } = start({
    pages: [
      { data: cards('c'), total: 5 },
      { data: cards('d'), total: 4 },
    ],
    first: { data: cards('ab'), total: 5 },
  })
  await more()
  expect(shown()).toEqual({ ids: 'abc', total: 5, gone: '', arrivals: 0 })
  expect([(await more())[0], shown(), asked.map(({ page }) => page)]).toEqual([
    'complete',
    { ids: 'abcd', total: 4, gone: '', arrivals: 0 },
    [2, 3],
  ])
  const growing = start({ pages: [{ data: cards('bc'), total: 4 }] })
  await growing.more()
  expect(growing.shown()).toEqual({ ids: 'abc', total: 3, gone: '', arrivals: 1 })
})

test('Scenario: a list that opens with three pages is up to date, and continues from page 4', async () => {
  const first = { data: cards('abc'), total: 4, pages: 3 }
  const { asked, reread, more } = start({ first, pages: [{ data: cards('d'), total: 4 }] })
  expect([await more(), asked, reread]).toEqual([
    ['complete', ['a', 'b', 'c', 'd']],
    [{ source, page: 4 }],
    [],
  ])
  const kept = { data: cards('xyz'), total: 4, page: 3 }
  expect(start({ first, kept }).shown().ids).toBe('abc')
})

test('Scenario: back on a list of one page, it is the page that was just loaded', () => {
  const { shown, reread } = start({ kept: { data: cards('z'), total: 1, page: 1 } })
  expect([shown(), reread]).toEqual([{ ids: 'ab', total: 3, gone: '', arrivals: 0 }, []])
})
