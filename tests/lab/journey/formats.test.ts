import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { readJourney } from '../../../lab/journey/journey.ts'
import { journeyToStately } from '../../../lab/journey/journeyToStately.ts'
import { factsOf, lanesIn } from '../../../lab/journey/lanes.ts'
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

  test('is a drawing with every lane and every fact', () => {
    const events = playJourney(journey).frames.flatMap((frame) => frame.events)
    const { svg, width, height } = toSequenceSvg(journey.title, events)
    expect(svg).toContain(`width="${width}" height="${height}"`)
    expect(svg.match(/class="lane"/g)).toHaveLength(lanesIn(factsOf(events)).length)
    expect(svg.match(/class="fact"/g)).toHaveLength(factsOf(events).length)
  })
})

test('signs of XML in a title do not end the drawing', () => {
  expect(toSequenceSvg('<a & b>', []).svg).toContain('&lt;a &amp; b&gt;')
})
