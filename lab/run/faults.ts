import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { everyNode, withAncestors } from '../chart/chart.ts'
import { consideredBy, transitionsOf } from '../chart/naming.ts'
import type { AnyExample } from '../examples/parts/example.ts'
import { partsOf } from './coverage.ts'

const isAlive = (node: AnyStateNode) =>
  withAncestors(node).some((one) =>
    transitionsOf(one).some(
      ({ target, actions }) => actions.length > 0 || target?.some((to) => to !== node),
    ),
  )

/** States in which nothing can ever happen again, and which are not marked as final. */
const traps = (machine: AnyStateMachine): readonly string[] =>
  everyNode(machine.root)
    .filter(({ type, parent }) => type === 'atomic' && parent !== undefined)
    .filter((node) => !isAlive(node))
    .map(({ id }) => `${id} cannot be left: give it a way out or make it final`)

/** Invokes that ignore how they end; a callback never ends, but it may fail. */
const unhandled = (machine: AnyStateMachine, { answers }: AnyExample): readonly string[] =>
  everyNode(machine.root).flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => {
      const answer = answers[String(src)]
      const ends = !answer || !('sends' in answer)
      return [
        ...(ends && consideredBy(node, `xstate.done.actor.${id}`).length === 0
          ? [`${node.id} invokes ${String(src)} without onDone`]
          : []),
        ...(consideredBy(node, `xstate.error.actor.${id}`).length === 0
          ? [`${node.id} invokes ${String(src)} without onError`]
          : []),
      ]
    }),
  )

/** Event names that only the machine or only its example has. */
const unused = (machine: AnyStateMachine, { events, answers }: AnyExample): readonly string[] => {
  const nodes = everyNode(machine.root)
  const isAccepted = (type: string) => nodes.some((node) => consideredBy(node, type).length > 0)
  const declared = Object.keys(events)
  const sent = Object.values(answers).flatMap((answer) => ('sends' in answer ? answer.sends : []))
  const known = nodes
    .flatMap(({ transitions }) => [...transitions.keys()])
    .filter((type) => !type.startsWith('xstate.') && !type.includes('*'))
  return [
    ...[...declared, ...sent]
      .filter((type) => !isAccepted(type))
      .map((type) => `no state accepts the event ${type}`),
    ...[...new Set(known)]
      .filter((type) => !declared.includes(type))
      .map((type) => `the example has no payload of the event ${type}`),
  ]
}

/** The mistakes in a machine that its chart shows. */
export const faultsOfChart = (machine: AnyStateMachine, example: AnyExample): readonly string[] => [
  ...(partsOf(machine).transitions.length === 0 ? ['nothing can happen'] : []),
  ...traps(machine),
  ...unhandled(machine, example),
  ...unused(machine, example),
]
