import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { machineNames } from '../../lab/run/names.ts'
import { machines } from '../../src/machines/index.ts'
import { allowedDrops } from './drops/allowedDrops.ts'
import { dropsOf, dropText, restingStates } from './drops/dropsOf.ts'

test.each(machineNames)('The machine %s drops no event without a reason', (name) => {
  const machine = machines[name]
  const allowed = allowedDrops[name].flatMap(({ states, events }) =>
    (states === '*' ? restingStates(machine) : states.split(' ')).flatMap((state) =>
      events.split(' ').map((event) => dropText(state, event)),
    ),
  )
  expect(dropsOf(machine).toSorted()).toEqual(allowed.toSorted())
})

describe('A drop is found', () => {
  const drops = (waiting: object, config: object = {}) =>
    dropsOf(
      createMachine({
        initial: 'waiting',
        states: { waiting, working: { on: { pressed: 'waiting' } } },
        ...config,
      }),
    )
  const pressed = (transition: unknown) => ({ on: { pressed: transition } })

  test.each([
    ['where a state does not know the event', {}],
    ['where a guard may refuse it', pressed({ guard: () => false, target: 'working' })],
    ['where nothing is done with it', pressed({})],
    ['where it is ignored in some cases', pressed([{ guard: () => true }, 'working'])],
  ])('%s', (_where, waiting) => {
    expect(drops(waiting)).toEqual(['waiting: pressed'])
  })

  test.each([
    ['is taken', pressed('working'), {}],
    ['is taken by the machine around it', {}, { on: { pressed: '.working' } }],
    ['finds a state that is left at once', { always: 'working' }, {}],
  ])('but not where it %s', (_where, waiting, config) => {
    expect(drops(waiting, config)).toEqual([])
  })
})
