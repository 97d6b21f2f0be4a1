import { expect, test, vi } from 'vitest'
import { filterLog, kinds, type LogFilter } from '../../../lab/watch/filterLog.ts'
import { createLog, keptEntries, type LogEntry, type NewEntry } from '../../../lab/watch/log.ts'

const event = (type: string, to = 'cart', from = 'page'): NewEntry => ({
  ...{ to, from, event: { type }, toId: `x:${to}`, before: 'closed', after: undefined },
  kind: 'event',
})
const call = {
  kind: 'call',
  name: 'cart.add',
  method: 'POST',
  address: '/cart/add',
  request: '',
} as const
const news = { kind: 'news', event: 'stock.changed', body: {} } as const

test('Scenario: entries are numbered in their order, and completed later', () => {
  const onChange = vi.fn()
  const log = createLog(onChange)
  const first = log.add(call)
  log.add(event('cart.opened'))
  log.complete(first, { status: 201, duration: 12 })
  expect(log.content()).toMatchObject({
    dropped: 0,
    entries: [
      { n: 1, status: 201, duration: 12 },
      { n: 2, event: { type: 'cart.opened' } },
    ],
  })
  expect(onChange).toHaveBeenCalledTimes(3)
})

test('Scenario: the oldest entries are dropped, counted, and no longer completed', () => {
  const log = createLog(() => undefined)
  const first = log.add(call)
  for (let i = 0; i < keptEntries + 2; i++) log.add(event(`e${i}`))
  log.complete(first, { status: 201 })
  const { entries, dropped } = log.content()
  expect([entries.length, dropped, entries[0]?.n]).toEqual([keptEntries, 3, 4])
  expect(entries.some((entry) => 'status' in entry)).toBe(false)
})

test('Scenario: after a reload the numbers go on', () => {
  const before = createLog(() => undefined)
  before.add(event('cart.opened'))
  const log = createLog(() => undefined, before.content().entries)
  log.add(event('cart.closed'))
  expect(log.content().entries.map(({ n }) => n)).toEqual([1, 2])
})

const all: LogFilter = { actor: '', kinds: new Set(Object.keys(kinds) as never), text: '' }
const entries: readonly LogEntry[] = [
  event('xstate.init'),
  event('cart.opened', 'cart', 'app'),
  event('xstate.done.actor.loadCart', 'cart', 'loadCart'),
  event('said', 'app'),
  call,
  news,
].map((entry, i) => ({ ...entry, n: i + 1, time: 0 }))
const textOf = (entry: LogEntry) => JSON.stringify(entry)
const found = (filter: Partial<LogFilter>) =>
  filterLog(entries, { ...all, ...filter }, textOf).map(({ n }) => n)

test.each([
  ['everything, newest first', {}, [6, 5, 4, 3, 2, 1]],
  ['one kind', { kinds: new Set(['answers'] as const) }, [3]],
  ['what is neither a fact nor an answer', { kinds: new Set(['inner'] as const) }, [1]],
  ['calls and messages', { kinds: new Set(['calls', 'news'] as const) }, [6, 5]],
  ['what an actor sent or received', { actor: 'app' }, [4, 2]],
  ['what the server sent or received', { actor: 'server' }, [6, 5]],
  ['a text, whatever its case', { text: ' STOCK' }, [6]],
  ['nothing', { text: 'no such text' }, []],
])('a filter finds %s', (_, filter, numbers) => {
  expect(found(filter as Partial<LogFilter>)).toEqual(numbers)
})
