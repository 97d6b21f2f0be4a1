import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { readJourney } from '../../../lab/journey/journey.ts'
import { factsOf, lanesIn } from '../../../lab/journey/lanes.ts'
import { playJourney } from '../../../lab/journey/play.ts'
import { toSequenceDiagram } from '../../../lab/journey/sequenceDiagram.ts'
import type { LoggedEvent } from '../../../lab/watch/log.ts'

const event = (from: string, to: string, type: string): LoggedEvent => ({
  ...{ kind: 'event', n: 1, time: 0, from, to, toId: to, event: { type } },
  ...{ before: undefined, after: undefined },
})

test('a sequence diagram has a participant for each lane, and the facts in their order', () => {
  const events = [
    event('page', 'app', 'xstate.init'),
    event('page', 'cart', 'row.incremented'),
    event('editCart', 'cart', 'xstate.done.actor.editCart'),
    event('cart', 'cart', 'xstate.after.pause.cart.open'),
    event('app', 'cart', 'a:b;'),
  ]
  expect(toSequenceDiagram('Ten; then 20', events).split('\n')).toEqual([
    'sequenceDiagram',
    '  title Ten#59; then 20',
    '  participant lane0 as page',
    '  participant lane1 as server',
    '  participant lane2 as clock',
    '  participant lane3 as app',
    '  participant lane4 as cart',
    '  lane0->>lane4: row.incremented',
    '  lane1->>lane4: editCart done',
    '  lane2->>lane4: after pause',
    '  lane3->>lane4: a#58;b#59;',
    '',
  ])
})

const folder = join(import.meta.dirname, '../../flows/journeys')

test.each(globSync('*.json', { cwd: folder }).map((file) => [basename(file, '.json')]))(
  'the kept journey %s has every fact and lane',
  (name) => {
    const journey = readJourney(readFileSync(join(folder, `${name}.json`), 'utf8'))
    const events = playJourney(journey).frames.flatMap((frame) => frame.events)
    const lines = toSequenceDiagram(journey.title, events).split('\n')
    expect(lines.filter((line) => line.startsWith('  participant '))).toHaveLength(
      lanesIn(factsOf(events)).length,
    )
    expect(lines.filter((line) => /^ {2}lane\d+->>lane\d+: \S/.test(line))).toHaveLength(
      factsOf(events).length,
    )
  },
)
