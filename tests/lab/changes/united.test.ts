import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { describeCharts } from '../../../lab/changes/describe.ts'
import { diffCharts } from '../../../lab/changes/diffCharts.ts'
import { unite } from '../../../lab/changes/united.ts'
import type { ChartState } from '../../../lab/chart/chart.ts'

const chartsOf = (on: object, states: Record<string, object>) =>
  describeCharts({ door: createMachine({ id: 'door', initial: 'closed', on, states }) })

const before = chartsOf(
  { burned: '.ashes' },
  {
    closed: { on: { pushed: 'open', knocked: { actions: 'log' } } },
    open: { on: { pulled: 'closed' } },
    ashes: { initial: 'hot', states: { hot: { on: { cooled: 'cold' } }, cold: {} } },
  },
)
const after = chartsOf(
  {},
  {
    closed: { on: { pushed: { target: 'open', guard: 'isStrong' }, turned: 'locked' } },
    open: { on: { pulled: 'closed' } },
    locked: {},
  },
)

const namesIn = ({ name, rows, children }: ChartState): readonly string[] => [
  [name, ...rows.map(({ label }) => label.event)].join(' | '),
  ...children.flatMap(namesIn),
]

const united = unite(before.door?.chart, after.door?.chart, diffCharts(before, after).door ?? [])

test('a united chart names what is new, changed or gone', () => {
  expect(namesIn(united.chart.root)).toEqual([
    'door',
    'closed | gone: knocked',
    'open',
    'locked (new)',
    'ashes (gone)',
    'hot (gone)',
    'cold (gone)',
  ])
  expect(united.chart.edges.map(({ from, to, label }) => [from, label.event, to])).toEqual([
    ['door.closed', 'changed: pushed', 'door.open'],
    ['door.closed', 'new: turned', 'door.locked'],
    ['door.open', 'pulled', 'door.closed'],
    ['door|anywhere', 'gone: burned', 'door.ashes'],
    ['door.ashes.hot', 'gone: cooled', 'door.ashes.cold'],
  ])
})

test('its changes are found by the ids of its parts', () => {
  const { root, edges } = united.chart
  expect(root.hasAnywhere).toBe(true)
  expect(edges.map(({ transition }) => united.changes.get(transition))).toEqual([
    'changed',
    'new',
    undefined,
    'gone',
    'gone',
  ])
  expect(root.children.map(({ id }) => united.changes.get(id))).toEqual([
    undefined,
    undefined,
    'new',
    'gone',
  ])
})

test('a machine that is new or gone is shown as it is or was', () => {
  const chart = after.door?.chart
  const shown = unite(undefined, chart, diffCharts({}, after).door ?? [])
  expect(namesIn(shown.chart.root)).toEqual(['door', 'closed', 'open', 'locked'])
  expect(namesIn(unite(chart, undefined, diffCharts(after, {}).door ?? []).chart.root)).toEqual(
    namesIn(shown.chart.root),
  )
})
