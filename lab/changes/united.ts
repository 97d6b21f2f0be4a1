import {
  anywhereIn,
  type Chart,
  type ChartEdge,
  type ChartRow,
  type ChartState,
} from '../chart/chart.ts'
import type { Change, Difference } from './diffCharts.ts'
import { everyState } from './parts.ts'

/** A chart with its former parts, and what happened to each part by its id. */
export interface United {
  readonly chart: Chart
  readonly changes: ReadonlyMap<string, Change>
}

const former = (transition: string) => `was ${transition}`

type Marked = (id: string) => Change | undefined

const unitedState = (
  state: ChartState,
  before: ReadonlyMap<string, ChartState>,
  gone: ReadonlySet<string>,
  changeOf: Marked,
): ChartState => {
  const was = before.get(state.id)
  const change = changeOf(state.id)
  const marked = (row: ChartRow): ChartRow => {
    const what = row.transition && changeOf(row.transition)
    return what ? { ...row, label: { ...row.label, event: `${what}: ${row.label.event}` } } : row
  }
  const goneRows = (was?.rows ?? []).flatMap((row) =>
    row.transition && gone.has(row.transition)
      ? [{ ...row, transition: former(row.transition) }]
      : [],
  )
  // The transitions of a state that is gone are all gone.
  const ownRows = change === 'gone' ? state.rows.filter((row) => !row.transition) : state.rows
  const known = new Set(state.children.map(({ id }) => id))
  const children = [...state.children, ...(was?.children ?? []).filter(({ id }) => !known.has(id))]
  return {
    ...state,
    name: change ? `${state.name} (${change})` : state.name,
    rows: [...ownRows, ...goneRows].map(marked),
    children: children.map((child) => unitedState(child, before, gone, changeOf)),
    hasAnywhere: state.hasAnywhere || (was?.hasAnywhere ?? false),
  }
}

const withoutUnusedMarks = (state: ChartState, used: ReadonlySet<string>): ChartState => ({
  ...state,
  hasAnywhere: used.has(anywhereIn(state.id)),
  children: state.children.map((child) => withoutUnusedMarks(child, used)),
})

/**
 * One chart that shows a machine before and after: what is new, gone or changed is in it, and says so. Without a chart
 * before or after, all of it is new or gone.
 */
export const unite = (
  before: Chart | undefined,
  after: Chart | undefined,
  differences: readonly Difference[],
): United => {
  const base = after ?? before
  if (!base) throw new Error('there is no chart before or after')
  const gone = new Set(differences.filter(({ change }) => change === 'gone').map(({ id }) => id))
  const changes = new Map(
    differences
      .filter(({ part }) => part === 'state' || part === 'transition')
      .map(({ change, part, id }) => [
        change === 'gone' && part === 'transition' ? former(id) : id,
        change,
      ]),
  )
  const changeOf: Marked = (id) => changes.get(id)
  const statesBefore = new Map(
    (before ? everyState(before.root) : []).map((state) => [state.id, state]),
  )
  const goneEdges = (before?.edges ?? [])
    .filter(({ transition }) => gone.has(transition))
    .map((edge) => ({ ...edge, id: former(edge.id), transition: former(edge.transition) }))
  const edges = [...base.edges, ...goneEdges].map((edge): ChartEdge => {
    const change = changeOf(edge.transition)
    return change
      ? { ...edge, label: { ...edge.label, event: `${change}: ${edge.label.event}` } }
      : edge
  })
  const root = unitedState(base.root, statesBefore, gone, changeOf)
  return {
    chart: { root: withoutUnusedMarks(root, new Set(edges.map(({ from }) => from))), edges },
    changes,
  }
}
