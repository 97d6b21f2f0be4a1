import { expect, test } from 'vitest'
import type { Journey } from '../../../../lab/journey/journey.ts'
import { canBePrinted } from '../../../../lab/journey/protocol/canBePrinted.ts'
import { protocolOf } from '../../../../lab/journey/protocol/protocol.ts'

const started = (place: string, machine: 'app' | 'checkout') =>
  ({ kind: 'started', place, machine, input: null }) as const
const event = { kind: 'event', event: { type: 'happened' }, to: '' } as const

const steps: Journey['steps'] = [
  { step: started('', 'app'), at: 0, expect: { '': 'customer', cart: 'closed' } },
  { step: started('checkout:1', 'checkout'), at: 1, expect: { 'checkout:1': 'saved' } },
  { step: event, at: 2, expect: { cart: 'loading' } },
  { step: started('checkout:2', 'checkout'), at: 3, expect: { 'checkout:2': 'saved' } },
  {
    step: { kind: 'stopped', place: 'checkout:2' },
    at: 4,
    expect: { 'checkout:1': null, 'checkout:2': null },
  },
  { step: event, at: 5, expect: { topStrip: 'hidden' } },
  { step: event, at: 6, expect: { cart: 'open' } },
]
const start = { scenario: 'full-cart', path: '/cart', width: 390, height: 844, language: 'en' }
const press = { do: 'press', on: { role: 'button', name: 'Add' } } as const

test('a protocol has a row for each act, with what the steps until the next one change', () => {
  const rows = protocolOf({
    title: 'A journey',
    start,
    acts: [
      { act: press, at: 2, after: 2 },
      { act: { do: 'scroll', y: 100 }, at: 5, after: 5 },
      { act: { do: 'scroll', y: 200 }, at: 6, after: 7 },
      { act: { do: 'back' }, at: 6, after: 7 },
    ],
    steps,
  })
  expect(rows).toEqual([
    {
      what: { start },
      expected: { '': 'customer', 'checkout:1': 'saved' },
    },
    { what: { act: press }, expected: { cart: 'open', 'checkout:1': null } },
    { what: { act: { do: 'scroll', y: 100 } }, expected: { topStrip: 'hidden' } },
    { what: { act: { do: 'back' } }, expected: {} },
  ])
})

test('only a journey with acts has a protocol', () => {
  expect(canBePrinted({ title: 'A report', steps })).toBe(false)
  expect(canBePrinted({ title: 'A recording', start, acts: [], steps })).toBe(true)
})
