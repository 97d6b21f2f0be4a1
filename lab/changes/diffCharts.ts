import type { ChartState } from '../chart/chart.ts'
import type { ChartDescription, Charts } from './describe.ts'
import { pairs } from './pairs.ts'
import { everyState, type Transition, transitionsIn } from './parts.ts'

export type Change = 'new' | 'gone' | 'changed'

/** What a changed part was, and what it is. */
export interface Detail {
  readonly what: string
  readonly before: string
  readonly after: string
}

export interface Difference {
  readonly change: Change
  readonly part: 'machine' | 'state' | 'transition' | 'delay'
  /** The id of the state or the transition (of a gone one, before), or the name of the delay or the machine. */
  readonly id: string
  /** The state that has the transition. */
  readonly source?: string
  readonly event?: string
  /** The guard and the target of the transition. */
  readonly way?: string
  /** Of a changed part: what is different. Of a new or gone one: empty. */
  readonly details: readonly Detail[]
}

const none = 'none'

/** The id of a state without its machine. */
export const insideOf = (id: string): string => id.slice(id.indexOf('.') + 1)

const listed = (items: readonly string[]) => items.join(', ') || none

const compare = (sides: Readonly<Record<string, readonly [string, string]>>): readonly Detail[] =>
  Object.entries(sides).flatMap(([what, [before, after]]) =>
    before === after ? [] : [{ what, before, after }],
  )

const actionsOf = ({ rows }: ChartState, kind: 'entry' | 'exit') =>
  listed(rows.filter((row) => row.kind === kind).flatMap(({ label }) => label.actions))

const namesOf = ({ rows }: ChartState, kind: 'invoke' | 'actor') =>
  listed(
    rows
      .filter((row) => row.kind === kind)
      .map(({ label }) => label.event)
      .toSorted(),
  )

const stateDetails = (before: ChartState, after: ChartState) => {
  const both = (of: (state: ChartState) => string) => [of(before), of(after)] as const
  return compare({
    type: both(({ kind }) => kind),
    initial: both(({ initial }) => (initial ? insideOf(initial) : none)),
    entry: both((state) => actionsOf(state, 'entry')),
    exit: both((state) => actionsOf(state, 'exit')),
    invokes: both((state) => namesOf(state, 'invoke')),
    actors: both((state) => namesOf(state, 'actor')),
  })
}

const transitionDetails = (before: Transition, after: Transition) => {
  const both = (of: (transition: Transition) => string) => [of(before), of(after)] as const
  return compare({
    target: both(({ targets }) => listed(targets.map(insideOf))),
    guard: both(({ label }) => label.guard ?? none),
    actions: both(({ label }) => listed(label.actions)),
    're-enters': both(({ isReentered }) => (isReentered ? 'yes' : 'no')),
  })
}

const compareStates = (before: ChartDescription, after: ChartDescription): readonly Difference[] =>
  changesOf(
    'state',
    new Map(everyState(before.chart.root).map((state) => [state.id, state])),
    new Map(everyState(after.chart.root).map((state) => [state.id, state])),
    stateDetails,
  )

const changesOf = <T>(
  part: 'state' | 'delay',
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
  detailsOf: (before: T, after: T) => readonly Detail[],
): readonly Difference[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((id): readonly Difference[] => {
    const [was, is] = [before.get(id), after.get(id)]
    if (was === undefined) return [{ change: 'new', part, id, details: [] }]
    if (is === undefined) return [{ change: 'gone', part, id, details: [] }]
    const details = detailsOf(was, is)
    return details.length > 0 ? [{ change: 'changed', part, id, details }] : []
  })

const keyOf = ({ source, label }: Transition) => `${source}|${label.event}`

/** `[isOpen] → closed`. */
const wayOf = ({ label, targets }: Transition) =>
  [
    ...(label.guard ? [`[${label.guard}]`] : []),
    ...(targets.length > 0 ? [`→ ${listed(targets.map(insideOf))}`] : []),
  ].join(' ')

const compareGroup = (
  before: readonly Transition[],
  after: readonly Transition[],
): readonly Difference[] => {
  const about = (change: Change, one: Transition, details: readonly Detail[]): Difference => ({
    ...{ change, part: 'transition', id: one.id, source: one.source, details },
    ...{ event: one.label.event, way: wayOf(one) },
  })
  const { both, gone, added } = pairs(before, after, [
    (one) => JSON.stringify([one.label, one.targets, one.isReentered]),
    ({ label }) => label.guard ?? none,
    ({ targets }) => listed(targets),
    () => '',
  ])
  const order = (all: readonly Transition[]) => all.map(wayOf).join(', then ')
  const kept = new Set(both.map(([was]) => was))
  const inOrder = before.filter((one) => kept.has(one))
  const isReordered = both.some(([was], index) => was !== inOrder[index])
  const reordered = isReordered
    ? [{ what: 'order', before: order(before), after: order(after) }]
    : []
  return [
    ...gone.map((one) => about('gone', one, [])),
    ...both.flatMap(([was, is], index) => {
      const details = [...transitionDetails(was, is), ...(index === 0 ? reordered : [])]
      return details.length > 0 ? [about('changed', is, details)] : []
    }),
    ...added.map((one) => about('new', one, [])),
  ]
}

const compareTransitions = (before: ChartDescription, after: ChartDescription) => {
  const [were, are] = [before, after].map(({ chart }) =>
    Map.groupBy(transitionsIn(chart), keyOf),
  ) as [Map<string, Transition[]>, Map<string, Transition[]>]
  return [...new Set([...were.keys(), ...are.keys()])].flatMap((key) =>
    compareGroup(were.get(key) ?? [], are.get(key) ?? []),
  )
}

const asMap = ({ delays }: ChartDescription) =>
  new Map(Object.entries(delays).map(([name, ms]) => [name, ms === null ? 'computed' : `${ms} ms`]))

const compareDelays = (before: ChartDescription, after: ChartDescription) =>
  changesOf('delay', asMap(before), asMap(after), (was, is) => compare({ length: [was, is] }))

const compareMachine = (
  name: string,
  before: ChartDescription | undefined,
  after: ChartDescription | undefined,
): readonly Difference[] => {
  if (!before) return [{ change: 'new', part: 'machine', id: name, details: [] }]
  if (!after) return [{ change: 'gone', part: 'machine', id: name, details: [] }]
  return [
    ...compareStates(before, after),
    ...compareTransitions(before, after),
    ...compareDelays(before, after),
  ]
}

/** The differences of each machine that differs. */
export const diffCharts = (
  before: Charts,
  after: Charts,
): Readonly<Record<string, readonly Difference[]>> =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .toSorted()
      .map((name) => [name, compareMachine(name, before[name], after[name])] as const)
      .filter(([, differences]) => differences.length > 0),
  )
