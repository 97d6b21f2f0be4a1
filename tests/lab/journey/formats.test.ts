import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { arrowsOf } from '../../../lab/journey/arrows.ts'
import { readJourney } from '../../../lab/journey/journey.ts'
import { journeyToStately } from '../../../lab/journey/journeyToStately.ts'
import { lanesIn } from '../../../lab/journey/lanes.ts'
import { playJourney } from '../../../lab/journey/play.ts'
import { toSequenceSvg } from '../../../lab/journey/sequenceSvg.ts'

const folder = join(import.meta.dirname, '../../flows/journeys')
const journeys = globSync('*.json', { cwd: folder }).map((file) =>
  readJourney(readFileSync(join(folder, file), 'utf8')),
)

describe.each(journeys.map((journey) => [journey.title, journey] as const))('%s', (_, journey) => {
  test('is a machine for Stately that goes from its start to its end by its steps', () => {
    const machine = createMachine(JSON.parse(journeyToStately(journey)))
    const actor = createActor(machine).start()
    expect(actor.getSnapshot().value).toBe('start')
    for (const [index] of journey.steps.entries()) {
      const [type = ''] = machine.states[String(actor.getSnapshot().value)]?.ownEvents ?? []
      actor.send({ type })
      expect(actor.getSnapshot().value).toBe(`step${index + 1}`)
    }
    expect(actor.getSnapshot().status).toBe('done')
  })

  test('is a drawing with every lane, act and fact', () => {
    const arrows = arrowsOf(playJourney(journey).frames, journey)
    const { svg, width, height } = toSequenceSvg(journey.title, arrows)
    expect(svg).toContain(`width="${width}" height="${height}"`)
    expect(svg.match(/class="lane"/g)).toHaveLength(
      lanesIn(arrows.map(({ lanes }) => lanes)).length,
    )
    expect(svg.match(/class="fact"/g)).toHaveLength(arrows.length)
    expect(svg.match(/class="act"/g)).toHaveLength(1 + (journey.acts?.length ?? 0))
  })
})

test('an act describes the event of Stately to which it led, or the end', () => {
  const { states } = JSON.parse(
    journeyToStately({
      title: 'Back',
      start: { scenario: 'lists', path: '/cart', width: 390, height: 844, language: 'en' },
      acts: [
        { act: { do: 'back' }, at: 0, after: 0 },
        { act: { do: 'reload' }, at: 2, after: 1 },
      ],
      steps: [{ step: { kind: 'stopped', place: 'cart' }, at: 1, expect: { cart: null } }],
    }),
  )
  expect(states).toEqual({
    start: {
      on: {
        '1 cart closes': {
          target: 'step1',
          description: 'open /cart with the scenario lists\ngo back',
        },
      },
    },
    step1: { type: 'final', description: 'cart: –\nload the page again' },
  })
})

test('signs of XML in a title do not end the drawing', () => {
  expect(toSequenceSvg('<a & b>', []).svg).toContain('&lt;a &amp; b&gt;')
})
