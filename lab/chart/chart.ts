import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { actionName, eventName, guardName, transitionId, transitionsOf } from './naming.ts'

/** The label of a transition: the event, its guard and its actions. */
export interface ChartLabel {
  readonly event: string
  readonly guard?: string
  readonly actions: readonly string[]
}

/** A line inside a state: entry and exit actions, invoked actors, and transitions that do not leave it. */
export interface ChartRow {
  readonly kind: 'entry' | 'exit' | 'invoke' | 'actor' | 'on'
  readonly label: ChartLabel
  /** For a transition that stays in the state. */
  readonly transition?: string
}

export interface ChartState {
  readonly id: string
  readonly name: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly rows: readonly ChartRow[]
  readonly children: readonly ChartState[]
  /** The child in which it starts. */
  readonly initial?: string
  /** Whether a transition leads from anywhere inside the state to a state inside it. */
  readonly hasAnywhere: boolean
}

export interface ChartEdge {
  readonly id: string
  readonly transition: string
  /** A state's id, or {@link anywhereIn} one. */
  readonly from: string
  readonly to: string
  readonly label: ChartLabel
  /** Whether its source is left and entered again. */
  readonly isReentered?: true
}

export interface Chart {
  readonly root: ChartState
  readonly edges: readonly ChartEdge[]
}

/** The mark for transitions that are taken from anywhere inside a state. */
export const anywhereIn = (id: string): string => `${id}|anywhere`

const isInside = (node: AnyStateNode, ancestor: AnyStateNode): boolean =>
  node.parent !== undefined && (node.parent === ancestor || isInside(node.parent, ancestor))

const labelOf = (transition: AnyTransitionDefinition): ChartLabel => {
  const guard = guardName(transition.guard)
  return {
    event: eventName(transition.eventType, transition.source),
    ...(guard === undefined ? {} : { guard }),
    actions: transition.actions.map(actionName),
  }
}

const plain = (event: string, actions: readonly string[] = []): ChartLabel => ({ event, actions })

const isDrawn = (transition: AnyTransitionDefinition) => (transition.target?.length ?? 0) > 0

const leadsInside = (transition: AnyTransitionDefinition) =>
  transition.target?.every((target: AnyStateNode) => isInside(target, transition.source)) ?? false

/** The declared actions, without XState's own ones that start and stop delays. */
const written = (actions: unknown): readonly string[] =>
  (Array.isArray(actions) ? actions : actions === undefined ? [] : [actions]).map(actionName)

const doneOn = (kind: 'entry' | 'exit', actions: unknown): readonly ChartRow[] => {
  const names = written(actions)
  return names.length > 0 ? [{ kind, label: plain(kind, names) }] : []
}

const rowsOf = (node: AnyStateNode): readonly ChartRow[] => [
  ...doneOn('entry', node.config.entry),
  ...node.invoke.map(({ src, id }) => ({
    kind: 'invoke' as const,
    label: plain(typeof src === 'string' ? src : id),
  })),
  ...transitionsOf(node)
    .filter((transition) => !isDrawn(transition))
    .map((transition) => ({
      kind: 'on' as const,
      label:
        transition.actions.length > 0
          ? labelOf(transition)
          : { ...labelOf(transition), actions: ['ignored'] },
      transition: transitionId(transition),
    })),
  ...doneOn('exit', node.config.exit),
]

const spawnedBy = (node: AnyStateNode): readonly ChartRow[] => {
  if (node.parent) return []
  const invoked = new Set<unknown>(
    everyNode(node).flatMap(({ invoke }) => invoke.map((i) => i.src)),
  )
  return Object.keys(node.machine.implementations.actors)
    .filter((src) => !invoked.has(src))
    .map((src) => ({ kind: 'actor' as const, label: plain(src) }))
}

const stateOf = (node: AnyStateNode): ChartState => {
  const initial = node.type === 'compound' ? node.initial.target[0]?.id : undefined
  return {
    id: node.id,
    name: node.key,
    kind: node.type,
    rows: [...rowsOf(node), ...spawnedBy(node)],
    children: Object.values(node.states).map(stateOf),
    ...(initial === undefined ? {} : { initial }),
    hasAnywhere: transitionsOf(node).some((one) => isDrawn(one) && leadsInside(one)),
  }
}

/** A state and all its ancestors, from the inside out. */
export const withAncestors = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent ? [node, ...withAncestors(node.parent)] : [node]

/** A state and all its descendants. */
export const everyNode = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(everyNode),
]

const edgesOf = (node: AnyStateNode): readonly ChartEdge[] =>
  transitionsOf(node)
    .filter(isDrawn)
    .flatMap((transition) =>
      (transition.target ?? []).map((target: AnyStateNode, position: number) => ({
        id: `${transitionId(transition)}|${position}`,
        transition: transitionId(transition),
        from: leadsInside(transition) ? anywhereIn(node.id) : node.id,
        to: target.id,
        label: labelOf(transition),
        ...(transition.reenter ? { isReentered: true as const } : {}),
      })),
    )

/** The statechart for drawing: every state, and every transition as a line or as a row. */
export const chartOf = ({ root }: AnyStateMachine): Chart => ({
  root: stateOf(root),
  edges: everyNode(root).flatMap(edgesOf),
})

/** Every transition of a machine by its id. */
export const transitionsById = ({
  root,
}: AnyStateMachine): ReadonlyMap<string, AnyTransitionDefinition> =>
  new Map(
    everyNode(root)
      .flatMap(transitionsOf)
      .map((transition) => [transitionId(transition), transition]),
  )
