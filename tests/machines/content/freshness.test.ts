import { expect, test } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import {
  freshnessMachine,
  type SightFact,
} from '../../../src/machines/content/freshness.machine.ts'
import { recordingShell } from '../fixtures.ts'

const start = () => {
  const shell = recordingShell()
  const clock = new SimulatedClock()
  let tell: (fact: SightFact) => void = () => undefined
  createActor(
    freshnessMachine.provide({
      actors: {
        watchSight: fromCallback<SightFact>(({ sendBack }) => {
          tell = sendBack
        }),
      },
    }),
    { clock, input: { shell } },
  ).start()
  return { shell, clock, tell: (fact: SightFact) => tell(fact) }
}

const again = { type: 'shop.changed', what: 'content' }

test('Scenario: a visible page is reloaded within a minute, repeatedly', () => {
  const { shell, clock } = start()
  clock.increment(44_999)
  const before = [...shell.sent]
  clock.increment(1)
  clock.increment(45_000)
  expect([before, shell.sent]).toEqual([[], [again, again]])
})

test('Scenario: a hidden page waits, and is reloaded as soon as it is visible', () => {
  const { shell, clock, tell } = start()
  tell({ type: 'page.hidden' })
  clock.increment(600_000)
  const before = [...shell.sent]
  tell({ type: 'page.seen' })
  expect([before, shell.sent]).toEqual([[], [again]])
})
