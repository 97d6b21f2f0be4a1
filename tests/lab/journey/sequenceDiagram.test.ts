import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { arrowsOf } from '../../../lab/journey/arrows.ts'
import { readJourney } from '../../../lab/journey/journey.ts'
import { factsOf, lanesIn } from '../../../lab/journey/lanes.ts'
import { playJourney } from '../../../lab/journey/play.ts'
import { toSequenceDiagram } from '../../../lab/journey/sequenceDiagram.ts'
import type { LoggedEvent } from '../../../lab/watch/log.ts'

const event = (from: string, to: string, type: string): LoggedEvent => ({
  ...{ kind: 'event', n: 1, time: 0, from, to, toId: to, event: { type } },
  ...{ before: undefined, after: undefined },
})

test('a sequence diagram has a participant for each lane, and the acts and facts in their order', () => {
  const events = [
    event('page', 'app', 'xstate.init'),
    event('page', 'cart', 'row.incremented'),
    event('editCart', 'cart', 'xstate.done.actor.editCart'),
    event('cart', 'cart', 'xstate.after.pause.cart.open'),
    event('app', 'cart', 'a:b;'),
  ]
  const acts = [
    { act: { do: 'press', on: { role: 'button', name: 'Save' } }, at: 0, after: 0 },
    { act: { do: 'back' }, at: 1, after: 1 },
  ] as const
  const start = { scenario: 'lists', path: '/cart', width: 390, height: 844, language: 'en' }
  const arrows = arrowsOf([{ events }], { start, acts: [...acts] })
  expect(toSequenceDiagram('Ten; then 20', arrows).split('\n')).toEqual([
    'sequenceDiagram',
    '  title Ten#59; then 20',
    '  participant lane0 as Person',
    '  participant lane1 as page',
    '  participant lane2 as server',
    '  participant lane3 as clock',
    '  participant lane4 as app',
    '  participant lane5 as cart',
    '  lane0->>lane1: open /cart with the scenario lists',
    '  lane0->>lane1: press button #34;Save#34;',
    '  lane1->>lane5: row.incremented',
    '  lane2->>lane5: editCart done',
    '  lane3->>lane5: after pause',
    '  lane4->>lane5: a#58;b#59;',
    '  lane0->>lane1: go back',
    '',
  ])
})

const folder = join(import.meta.dirname, '../../flows/journeys')

test.each(globSync('*.json', { cwd: folder }).map((file) => [basename(file, '.json')]))(
  'the kept journey %s has every act, fact and lane',
  (name) => {
    const journey = readJourney(readFileSync(join(folder, `${name}.json`), 'utf8'))
    const { frames } = playJourney(journey)
    const arrows = arrowsOf(frames, journey)
    const lines = toSequenceDiagram(journey.title, arrows).split('\n')
    expect(lines.filter((line) => line.startsWith('  participant '))).toHaveLength(
      lanesIn(arrows.map(({ lanes }) => lanes)).length,
    )
    expect(lines.filter((line) => /^ {2}lane\d+->>lane\d+: \S/.test(line))).toHaveLength(
      factsOf(frames.flatMap((frame) => frame.events)).length + 1 + (journey.acts?.length ?? 0),
    )
  },
)
