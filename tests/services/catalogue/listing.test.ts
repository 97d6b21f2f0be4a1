import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { selectArrivals, selectGone } from '../../../src/machines/catalogue/listing.machine.ts'
import { provideListing } from '../../../src/services/catalogue/listing.actors.ts'
import { openListing, rereadListing } from '../../../src/services/catalogue/listing.ts'
import type { Api } from '../../../src/services/parts/api.ts'
import { direct, recordingShell } from '../../machines/fixtures.ts'

const source = { kind: 'category', slug: 'rings', filter: '' } as const
const { signal } = new AbortController()

/** A shop with a category of `total` products, of which `sold` are still sold. */
const open = (total: number, sold: readonly string[] = []) => {
  const asked: string[] = []
  const catalogue = {
    byCategorySlug: async ({
      query,
    }: {
      query: { page: string; limit: string; facets?: 'yes' }
    }) => {
      asked.push(`page ${query.page} of ${query.limit}${query.facets ? ' with facets' : ''}`)
      const limit = Number(query.limit)
      const from = (Number(query.page) - 1) * limit
      const data = Array.from({ length: Math.max(0, Math.min(limit, total - from)) }, (_, i) => ({
        ...direct,
        _id: `p-${from + i}`,
      }))
      return { status: 200, body: { data, total } }
    },
    cards: async ({ query }: { query: { ids: string } }) => {
      const ids = query.ids.split(',')
      asked.push(`${ids.length} cards`)
      const data = ids.filter((id) => sold.includes(id)).map((_id) => ({ ...direct, _id }))
      return { status: 200, body: { data } }
    },
  }
  return { api: { catalogue } as unknown as Api, asked }
}

test('Scenario: the loaded pages are read in calls of up to a hundred products', async () => {
  const { api, asked } = open(300)
  const short = await rereadListing(api, { source, page: 2, shown: [] }, signal)
  expect([short.data.length, short.total, asked.splice(0)]).toEqual([40, 300, ['page 1 of 40']])
  const long = await rereadListing(api, { source, page: 6, shown: [] }, signal)
  expect([long.data.length, long.data.at(-1)?._id, asked]).toEqual([
    120,
    'p-119',
    ['page 1 of 100', 'page 2 of 100'],
  ])
})

test('Scenario: a list opens with as many pages as its address asks for, and one set of facets', async () => {
  const { api, asked } = open(300)
  for (const [pages, last, calls] of [
    [1, 'p-19', ['page 1 of 20 with facets']],
    [3, 'p-59', ['page 1 of 60 with facets']],
    [7, 'p-139', ['page 1 of 100 with facets', 'page 2 of 100']],
  ] as const) {
    const opened = await openListing(api, source, pages, signal)
    expect([opened.pages, opened.total, opened.data.at(-1)?._id]).toEqual([pages, 300, last])
    expect(asked.splice(0)).toEqual(calls)
  }
  const short = await openListing(open(30).api, source, 25, signal)
  expect([short.data.length, short.pages]).toEqual([30, 2])
})

test('Scenario: of the missing products, some are elsewhere and some are no longer sold', async () => {
  const { api, asked } = open(20, ['moved'])
  const shown = ['p-0', 'moved', 'withdrawn']
  const { elsewhere, gone } = await rereadListing(api, { source, page: 1, shown }, signal)
  expect([elsewhere.map(({ _id }) => _id), gone, asked.at(-1)]).toEqual([
    ['moved'],
    ['withdrawn'],
    '2 cards',
  ])
})

test('Scenario: an open list reloads its pages when the catalogue changes, but not after it was left', async () => {
  const { api, asked } = open(22)
  const listeners = new Set<() => void>()
  const machine = provideListing({
    api,
    onCatalogueChanged: (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  })
  const first = { data: [{ ...direct, _id: 'withdrawn' }], total: 20 }
  const actor = createActor(machine, { input: { shell: recordingShell(), source, first } }).start()
  for (const tell of listeners) tell()
  const read = await waitFor(actor, (snapshot) => snapshot.matches({ news: 'resting' }))
  expect([selectGone(read), selectArrivals(read), asked]).toEqual([
    ['withdrawn'],
    3,
    ['page 1 of 20', '1 cards'],
  ])
  actor.stop()
  expect(listeners.size).toBe(0)
})
