import { expect, test } from 'vitest'
import { type AnyStateMachine, createMachine, fromPromise, setup } from 'xstate'
import { describeCharts } from '../../../lab/changes/describe.ts'
import { diffCharts } from '../../../lab/changes/diffCharts.ts'
import { detailText, partText } from '../../../lab/changes/words.ts'

const door = (states: Record<string, object>, root: object = {}) =>
  createMachine({ id: 'door', initial: 'closed', ...root, states })

/** The differences in words. */
const diff = (before: AnyStateMachine, after: AnyStateMachine) =>
  (
    diffCharts(describeCharts({ door: before }), describeCharts({ door: after })).door ?? []
  ).flatMap((difference) => [
    `${difference.change} ${partText(difference)}`,
    ...difference.details.map(detailText),
  ])

const plain = door({ closed: { on: { pushed: 'open' } }, open: { on: { pulled: 'closed' } } })

test('the same chart has no differences', () => {
  expect(diff(plain, door({ ...plain.config.states }))).toEqual([])
})

test('a machine that is new or gone', () => {
  const charts = describeCharts({ door: plain })
  const about = { part: 'machine', id: 'door', details: [] }
  expect([diffCharts({}, charts), diffCharts(charts, {})]).toEqual([
    { door: [{ change: 'new', ...about }] },
    { door: [{ change: 'gone', ...about }] },
  ])
})

test('a state and its transitions that are new or gone', () => {
  const locked = door({
    closed: { on: { pushed: 'open', turned: 'locked' } },
    open: { on: { pulled: 'closed' } },
    locked: {},
  })
  expect(diff(plain, locked)).toEqual([
    'new state locked',
    'new transition closed: turned → locked',
  ])
  expect(diff(locked, plain)).toEqual([
    'gone state locked',
    'gone transition closed: turned → locked',
  ])
})

test('a state with another type, start, entry, exit or invoked actor', () => {
  const before = door({ closed: {}, open: {} })
  const after = setup({
    actors: { ring: fromPromise(async () => undefined) },
    actions: { light: () => undefined, dim: () => undefined },
  }).createMachine({
    id: 'door',
    initial: 'open',
    states: {
      closed: { type: 'final' },
      open: { entry: 'light', exit: 'dim', invoke: { src: 'ring' } },
    },
  })
  expect(diff(before, after)).toEqual([
    'changed state door',
    'initial: closed → open',
    'changed state closed',
    'type: atomic → final',
    'changed state open',
    'entry: none → light',
    'exit: none → dim',
    'invokes: none → ring',
  ])
})

test('a transition with another target, guard, action or entry', () => {
  const way = (closed: object) => door({ closed, open: {}, locked: {} })
  const before = way({ on: { pushed: 'open', kept: { target: 'closed' } } })
  const after = way({
    on: {
      pushed: { target: 'locked', guard: 'isKey', actions: 'log' },
      kept: { target: 'closed', reenter: true },
    },
  })
  expect(diff(before, after)).toEqual([
    'changed transition closed: pushed [isKey] → locked',
    'target: open → locked',
    'guard: none → isKey',
    'actions: none → log',
    'changed transition closed: kept → closed',
    're-enters: no → yes',
  ])
})

test('a guarded transition is compared with the one that it was, not with the one at its place', () => {
  const way = (...pushed: object[]) => door({ closed: { on: { pushed } }, open: {}, locked: {} })
  const [hard, soft] = [
    { guard: 'isHard', target: 'open' },
    { guard: 'isSoft', target: 'locked' },
  ]
  expect(diff(way(soft), way(hard, soft))).toEqual([
    'new transition closed: pushed [isHard] → open',
  ])
  expect(diff(way(hard, soft), way(soft))).toEqual([
    'gone transition closed: pushed [isHard] → open',
  ])
  expect(diff(way(hard, soft), way(hard, { ...soft, target: 'open' }))).toEqual([
    'changed transition closed: pushed [isSoft] → open',
    'target: locked → open',
  ])
  expect(diff(way(hard, soft), way(soft, hard))).toEqual([
    'changed transition closed: pushed [isSoft] → locked',
    'order: [isHard] → open, then [isSoft] → locked → [isSoft] → locked, then [isHard] → open',
  ])
})

test('a named delay that is new, gone, longer, or computed', () => {
  const slow = (delays: object, after: object) =>
    door({ closed: { after }, open: {} }).provide({ delays } as never)
  const before = slow({ rest: 100, wait: 5 }, { rest: 'open' })
  const after = slow({ rest: 200, hold: () => 1 }, { rest: 'open' })
  expect(diff(before, after)).toEqual([
    'changed delay rest',
    'length: 100 ms → 200 ms',
    'gone delay wait',
    'new delay hold',
  ])
  expect(diff(after, slow({ rest: () => 1, hold: () => 2 }, { rest: 'open' }))).toEqual([
    'changed delay rest',
    'length: 200 ms → computed',
  ])
})

test('a delay that is written in the chart', () => {
  const slow = (ms: number) => door({ closed: { after: { [ms]: 'open' } }, open: {} })
  expect(diff(slow(100), slow(200))).toEqual([
    'gone transition closed: after 100 ms → open',
    'new transition closed: after 200 ms → open',
  ])
})
