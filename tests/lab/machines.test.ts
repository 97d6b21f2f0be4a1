import { describe, expect, test } from 'vitest'
import { createMachine, setup } from 'xstate'
import { chartOf } from '../../lab/chart/chart.ts'
import { exampleOf, examples } from '../../lab/examples/index.ts'
import type { AnyExample } from '../../lab/examples/parts/example.ts'
import { faultsOf } from '../../lab/run/coverage.ts'
import { faultsOfChart } from '../../lab/run/faults.ts'
import { inRegistry } from '../../lab/run/lookUp.ts'
import { machineNames } from '../../lab/run/names.ts'
import { explore, reachOf } from '../../lab/run/paths.ts'
import { createSession, frameOf } from '../../lab/run/session.ts'
import { standingStates } from '../../lab/run/standing.ts'

describe.each(machineNames)('The machine %s', (name) => {
  const { machine, example } = inRegistry(name)
  const reach = reachOf(name)

  test('has a way out of every state, handles every end, and uses every event', () => {
    expect(faultsOfChart(machine, example)).toEqual([])
  })

  test('has every state, every transition and both sides of every guard on some path', () => {
    expect(faultsOf(machine, reach)).toEqual([])
  })

  test('says what each state that has a story shows', () => {
    const states = [...standingStates(name).keys()]
    expect(Object.keys(example.shows ?? {}).toSorted()).toEqual(states.toSorted())
  })

  test('runs every path as it was explored', () => {
    for (const [id, { input, steps }] of [...reach.states, ...reach.transitions]) {
      const session = createSession(name, { input })
      session.replay(input, steps)
      const { frames, problem } = session.getState()
      const { status, states } = frameOf(session.getState())
      session.stop()
      expect({ problem, status: status === 'error' ? 'error' : 'sound' }).toEqual({
        problem: null,
        status: 'sound',
      })
      const taken = frames.flatMap(({ transitions }) => transitions)
      const passed = taken.flatMap((one) => one.split('|')[0])
      const entered = chartOf(machine)
        .edges.filter(({ transition }) => taken.includes(transition))
        .map(({ to }) => to)
      expect([...states, ...taken, ...passed, ...entered]).toContain(id)
    }
  })
})

describe('The registry', () => {
  test('has an example of every machine and no other', () => {
    expect(Object.keys(examples).toSorted()).toEqual(machineNames.toSorted())
  })

  test('says what to add for a machine without an example', () => {
    expect(() => exampleOf('weather')).toThrow(
      'the machine weather has no example: add lab/examples/weather.tsx with its inputs, events, answers and View, and list it in lab/examples/index.ts',
    )
  })
})

describe('A machine with faults', () => {
  const example: AnyExample = {
    inputs: { usual: () => undefined },
    events: { go: { once: {} }, shout: { once: {} } },
    answers: { work: { outputs: { done: 1 } } },
    View: () => null,
  }
  const machine = setup({
    actors: { work: createMachine({}) },
    guards: { isReady: () => false },
  }).createMachine({
    id: 'faulty',
    initial: 'waiting',
    states: {
      waiting: { on: { go: { guard: 'isReady', target: 'working' }, stop: 'trapped' } },
      working: { invoke: { src: 'work', onDone: 'waiting' } },
      trapped: {},
    },
  })

  test('is described by its chart', () => {
    expect(faultsOfChart(machine, example)).toEqual([
      'faulty.trapped cannot be left: give it a way out or make it final',
      'faulty.working invokes work without onError',
      'no state accepts the event shout',
      'the example has no payload of the event stop',
    ])
  })

  test('is described by its paths', () => {
    const reach = explore('faulty', () => ({ machine, example }))
    expect(faultsOf(machine, reach)).toEqual([
      'no path reaches faulty.working',
      'no path reaches faulty.trapped',
      'no path takes waiting: go [isReady]',
      'no path takes waiting: stop',
      'no path takes working: work done',
      'no path passes the guard of waiting: go [isReady]',
    ])
  })
})
