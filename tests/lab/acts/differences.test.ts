import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Journey, readJourney } from '../../../lab/journey/journey.ts'
import { differencesBetween } from '../../e2e/acts/differences.ts'
import { keepJourney } from '../../support/flows/keptJourneys.ts'

type Steps = Journey['steps']

const answered = (rows: readonly { id: string; quantity: number }[]): Steps[number]['step'] => ({
  kind: 'answer',
  actor: 'loadCart',
  of: 'cart',
  answer: { output: { rows: [...rows], read: '2026-11-20T10:00:00.000Z', at: 1_763_632_800_000 } },
})

const first = '0190c5a0-1111-7000-8000-000000000001'
const second = '0190c5a0-2222-7000-8000-000000000002'
const shareKey = '11ea1c2a27c347cbad0b8fef6bdb94a1f63d665aaa9'
const shown = (path: string): Steps[number] => ({
  ...{ at: 5, expect: {} },
  step: { kind: 'event', event: { type: 'location.shown', path }, to: '' },
})
const cart: Steps[number] = {
  ...{ at: 20, expect: { cart: { open: 'loaded' } } },
  step: answered([
    { id: first, quantity: 5 },
    { id: first, quantity: 7 },
  ]),
}
const inbox: Steps[number] = {
  ...{ at: 30, expect: { inbox: 'loaded' } },
  step: {
    ...{ kind: 'answer', actor: 'loadMessages', of: 'inbox' },
    answer: { failure: 'GET http://127.0.0.1:4100/api/messages' },
  },
}
const kept = { steps: [shown('/cart'), cart, inbox] }

/** The kept journey with another answer of the cart. */
const withCart = (changed: Partial<Steps[number]>) => ({
  steps: [shown('/cart'), { ...cart, ...changed }, inbox],
})

test('the key of a shared list does not count', () => {
  const before = { steps: [shown(`/shared/${shareKey}`)] }
  const after = { steps: [shown(`/shared/${shareKey.replaceAll('1', '2')}`)] }
  expect(differencesBetween(before, after)).toEqual([])
})

test('times, ids, ports and the order between actors do not count', () => {
  const text = JSON.stringify({ steps: [shown('/cart'), inbox, cart] })
    .replaceAll(first, second)
    .replaceAll('2026-11-20T10:00:00.000Z', '2026-11-28T07:00:00.000Z')
    .replaceAll('1763632800000', '1764313200000')
    .replaceAll(/"at":\d\d?\b/g, '"at":77')
    .replaceAll(':4100', ':5200')
  expect(differencesBetween(kept, JSON.parse(text))).toEqual([])
})

const event = (type: string, data: object, to = ''): Steps[number] => ({
  ...{ at: 6, expect: {} },
  step: { kind: 'event', event: { type, ...data }, to },
})
const started = (place: string, input: object = {}): Steps[number] => ({
  ...{ at: 7, expect: { [place]: 'idle' } },
  step: {
    kind: 'started',
    place,
    machine: place.split(':')[0] as 'gallery',
    input: input as never,
  },
})
const stopped = (place: string): Steps[number] => ({
  ...{ at: 8, expect: { [place]: null } },
  step: { kind: 'stopped', place },
})

test('the inspector in the address, and scrolling that changes no state, do not count', () => {
  const address = (search: string) => event('address.shown', { path: '/', search })
  const scrolled = (y: number) => event('page.scrolled', { y })
  const hides = (y: number) => ({ ...scrolled(y), expect: { topStrip: 'hidden' } })
  const before = { steps: [address('?inspect='), scrolled(300), scrolled(640), hides(700)] }
  const after = { steps: [address(''), scrolled(637), hides(720)] }
  expect(differencesBetween(before, after)).toEqual([])
  const other = { steps: [address('?search=ring'), scrolled(637), hides(720)] }
  expect(differencesBetween(before, other)).toEqual([
    'step 1, address.shown to app: event.search was "", and is "?search=ring"',
  ])
})

test('that React in development starts the machines of a page twice does not count', () => {
  const opened = (n: number) => event('picture.chosen', { n: 1 }, `gallery:${n}`)
  const rows = (type: string, page: string): Steps[number] => ({
    ...event(type, {}, 'savedRows'),
    expect: { savedRows: { open: page } },
  })
  const built = [
    started('variantPicker:1'),
    rows('page.opened', 'shown'),
    started('gallery:1', { picker: { actor: 'variantPicker:1' } }),
    opened(1),
  ]
  const developed = [
    started('variantPicker:1'),
    rows('page.opened', 'shown'),
    started('gallery:1', { picker: { actor: 'variantPicker:1' } }),
    stopped('variantPicker:1'),
    rows('page.closed', 'left'),
    stopped('gallery:1'),
    started('variantPicker:2'),
    rows('page.opened', 'shown'),
    started('gallery:2', { picker: { actor: 'variantPicker:2' } }),
    opened(2),
  ]
  expect(differencesBetween({ steps: developed }, { steps: built })).toEqual([])
  const later = { ...started('gallery:2'), at: 2_000 }
  const reopened = [...built, { ...stopped('gallery:1'), at: 1_000 }, later]
  expect(differencesBetween({ steps: reopened }, { steps: built })).not.toEqual([])
})

test.for([
  {
    what: 'a step that is gone, with its state',
    steps: [shown('/cart'), inbox],
    lines: [
      'step 2, loadCart answers to cart: is gone',
      'step 2: cart does not become open.loaded any more',
    ],
  },
  {
    what: 'a step that is added',
    steps: [shown('/cart'), cart, shown('/cart/checkout'), inbox],
    lines: ['new step 3, location.shown to app: is added'],
  },
  {
    what: 'another state',
    ...withCart({ expect: { cart: { open: 'failed' } } }),
    lines: ['step 2: cart was open.loaded, and is open.failed'],
  },
  {
    what: 'another answer',
    ...withCart({
      step: answered([
        { id: first, quantity: 6 },
        { id: first, quantity: 7 },
      ]),
    }),
    lines: ['step 2, loadCart answers to cart: answer.output.rows.0.quantity was 5, and is 6'],
  },
  {
    what: 'another id where the same one was',
    ...withCart({
      step: answered([
        { id: first, quantity: 5 },
        { id: second, quantity: 7 },
      ]),
    }),
    lines: [
      'step 2, loadCart answers to cart: answer.output.rows.1.id was "(id 1)", and is "(id 2)"',
    ],
  },
  {
    what: 'another order of one actor',
    steps: [shown('/'), shown('/cart')],
    lines: [
      'step 1, location.shown to app: is gone',
      'new step 2, location.shown to app: is added',
    ],
    before: [shown('/cart'), shown('/')],
  },
])('$what is reported', ({ steps, before = kept.steps, lines }) => {
  expect(differencesBetween({ steps: before }, { steps })).toEqual(lines)
})

test('a new recording that says the same leaves the file; a different one is written and reported', () => {
  const within = mkdtempSync(join(tmpdir(), 'journeys-'))
  const journey = { title: 'A visit', ...kept }
  const file = join(within, 'aVisit.json')
  writeFileSync(file, 'as a person has written it')
  const keep = (recorded: Journey) => keepJourney({ name: 'aVisit', journey }, recorded, within)
  expect([keep({ ...journey }), readFileSync(file, 'utf8')]).toEqual([
    'aVisit.json: nothing has changed.',
    'as a person has written it',
  ])
  const failed = { ...journey, ...withCart({ expect: { cart: { open: 'failed' } } }) }
  expect(keep(failed)).toBe(
    'aVisit.json is written. What has changed:\n  step 2: cart was open.loaded, and is open.failed',
  )
  expect(readJourney(readFileSync(file, 'utf8'))).toEqual(failed)
  rmSync(within, { recursive: true })
})
