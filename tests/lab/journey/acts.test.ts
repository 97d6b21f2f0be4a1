import { expect, test } from 'vitest'
import { readJourney, writeJourney } from '../../../lab/journey/journey.ts'
import { type RawStep, toJourney } from '../../../lab/journey/play.ts'

const started: RawStep = {
  at: 0,
  step: {
    kind: 'started',
    place: '',
    machine: 'app',
    input: { user: null, language: null, currency: null, theme: 'system' },
  },
}

const start = { scenario: 'guest', path: '/', width: 800, height: 600, language: 'en' } as const
const back = { act: { do: 'back' }, at: 2 } as const

test('acts stay where they are when a step before them is left out', () => {
  const unknown = { at: 1, step: { kind: 'delay', event: 'none', of: '' } } as const
  const { journey, leftOut } = toJourney('A visit', {
    ...{ start, steps: [started, unknown] },
    acts: [
      { ...back, after: 1 },
      { ...back, after: 2 },
    ],
  })
  expect([leftOut.length, journey.acts?.map(({ after }) => after)]).toEqual([1, [1, 1]])
  expect(readJourney(writeJourney(journey))).toEqual(journey)
})
