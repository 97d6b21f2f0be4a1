import { describe, expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { chartOf } from '../../lab/chart/chart.ts'
import { transitionId } from '../../lab/chart/naming.ts'

const lamp = setup({
  types: { context: {} as { turns: number }, events: {} as { type: 'go' | 'tick' | 'reset' } },
  actors: { warmUp: fromPromise<boolean>(async () => true) },
  guards: { isCold: () => true },
  actions: { hum: () => undefined },
  delays: { soon: 100 },
}).createMachine({
  id: 'lamp',
  context: { turns: 0 },
  initial: 'off',
  on: { reset: '.off' },
  states: {
    off: { on: { go: { guard: 'isCold', target: 'warming' } } },
    warming: {
      entry: 'hum',
      exit: 'hum',
      invoke: {
        src: 'warmUp',
        onDone: [
          {
            guard: ({ event }) => event.output,
            target: 'on',
            actions: assign({ turns: ({ context }) => context.turns + 1 }),
          },
          { target: 'off' },
        ],
        onError: 'off',
      },
    },
    on: { after: { soon: 'gone' }, on: { tick: { actions: 'hum' }, go: {} } },
    gone: { type: 'final' },
  },
})

describe('The chart of a machine', () => {
  const { root, edges } = chartOf(lamp)

  test('has its states, the first one and the last one', () => {
    expect([
      root.initial,
      root.hasAnywhere,
      root.children.map(({ name, kind }) => `${name} ${kind}`),
    ]).toEqual(['lamp.off', true, ['off atomic', 'warming atomic', 'on atomic', 'gone final']])
  })

  test('draws transitions to another state', () => {
    expect(
      edges.map(({ from, to, label: { event, guard, actions } }) =>
        [from, event, guard ?? '', actions.join(), to].join(' · '),
      ),
    ).toEqual([
      'lamp|anywhere · reset ·  ·  · lamp.off',
      'lamp.off · go · isCold ·  · lamp.warming',
      'lamp.warming · warmUp done · event.output · assign · lamp.on',
      'lamp.warming · warmUp done ·  ·  · lamp.off',
      'lamp.warming · warmUp failed ·  ·  · lamp.off',
      'lamp.on · after soon ·  ·  · lamp.gone',
    ])
  })

  test('lists in a state the transitions that do not leave it', () => {
    const rows = root.children.map(({ rows: all }) =>
      all.map(({ kind, label }) => [kind, label.event, ...label.actions].join(' ')),
    )
    expect(rows).toEqual([
      [],
      ['entry entry hum', 'invoke warmUp', 'exit exit hum'],
      ['on tick hum', 'on go ignored'],
      [],
    ])
  })

  test('gives a transition the same id in every copy of the machine', () => {
    const ids = (machine: typeof lamp) =>
      [...(machine.root.states.warming?.transitions.values() ?? [])].flat().map(transitionId)
    const copy = lamp.provide({ actions: { hum: () => undefined } })
    expect(ids(copy)).toEqual(ids(lamp))
    expect(new Set(ids(lamp)).size).toBe(3)
  })
})
