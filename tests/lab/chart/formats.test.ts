import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { type Chart, type ChartState, chartOf } from '../../../lab/chart/chart.ts'
import { toMermaid } from '../../../lab/chart/mermaid.ts'
import { mermaidText } from '../../../lab/chart/mermaidText.ts'
import { toStately } from '../../../lab/chart/stately.ts'
import { partsOf } from '../../../lab/run/coverage.ts'
import { inRegistry } from '../../../lab/run/lookUp.ts'
import { machineNames } from '../../../lab/run/names.ts'

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  on: { reset: '.off' },
  states: {
    off: { on: { go: { guard: 'isCold; "dark"', target: 'on', actions: 'hum' }, tick: {} } },
    on: {
      type: 'parallel',
      entry: 'hum',
      onDone: 'gone',
      states: { light: { type: 'final' }, heat: {} },
    },
    gone: { type: 'final' },
  },
})

describe('A chart in Mermaid', () => {
  test('has states, regions, transitions, and what happens inside a state', () => {
    expect(toMermaid(chartOf(lamp)).split('\n')).toEqual([
      'stateDiagram-v2',
      '  state "lamp" as lamp_0 {',
      '    [*] --> lamp_off_2',
      '    state "anywhere" as lamp_anywhere_1',
      '    state "off" as lamp_off_2',
      '    lamp_off_2 : tick / ignored',
      '    state "on" as lamp_on_4 {',
      '      state "anywhere" as lamp_on_anywhere_5',
      '      lamp_on_anywhere_5 : entry / hum',
      '      --',
      '      state "light" as lamp_on_light_6',
      '      lamp_on_light_6 --> [*]',
      '      --',
      '      state "heat" as lamp_on_heat_8',
      '    }',
      '    state "gone" as lamp_gone_10',
      '    lamp_gone_10 --> [*]',
      '  }',
      '  lamp_anywhere_1 --> lamp_off_2 : reset',
      '  lamp_off_2 --> lamp_on_4 : go [isCold#59; #34;dark#34;] / hum',
      '  lamp_on_4 --> lamp_gone_10 : all done',
      '',
    ])
  })

  test('writes as entity codes what Mermaid would read as its own', () => {
    expect(mermaidText('a: "b";\n#c {d} <e> %%')).toBe(
      'a#58; #34;b#34;#59; #35;c #123;d#125; #60;e#62; #37;#37;',
    )
  })

  const everyState = (state: ChartState): readonly ChartState[] => [
    state,
    ...state.children.flatMap(everyState),
  ]

  test.each(machineNames)('of %s has every state and every transition', (name) => {
    const { root, edges } = chartOf(inRegistry(name).machine)
    const lines = toMermaid({ root, edges }).split('\n')
    const states = lines.flatMap((line) => /^ *state "(.*)" as \w+/.exec(line)?.[1] ?? [])
    expect(states.filter((state) => state !== 'anywhere').toSorted()).toEqual(
      everyState(root)
        .map((state) => state.name)
        .toSorted(),
    )
    const drawn = lines.filter((line) => / --> (?!\[)/.test(line) && !line.includes('[*] -->'))
    expect(drawn).toHaveLength(edges.length)
    const written = lines.filter((line) => /^ *\w+ : /.test(line))
    expect(written).toHaveLength(everyState(root).flatMap(({ rows }) => rows).length)
  })
})

/** The lines for spawned actors come from the implementations, which JSON does not have. */
const withoutSpawned = ({ root, edges }: Chart): Chart => ({
  root: { ...root, rows: root.rows.filter(({ kind }) => kind !== 'actor') },
  edges,
})

describe('A machine as JSON for Stately', () => {
  test.each(machineNames)('%s has the same states, transitions and names', (name) => {
    const { machine } = inRegistry(name)
    const read = createMachine(JSON.parse(toStately(machine)))
    expect(partsOf(read)).toEqual(partsOf(machine))
    expect(withoutSpawned(chartOf(read))).toEqual(withoutSpawned(chartOf(machine)))
  })
})
