import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createEmptyActor,
  type InspectionEvent,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { answerableMachine, type LookUp } from './answerable.ts'
import type { AnyExample } from './example.ts'
import type { FlowStep } from './flow.ts'
import { inRegistry } from './lookUp.ts'
import { consideredBy, transitionId } from './naming.ts'

/** A way to somewhere: a starting input and the steps from there. */
export interface Way {
  readonly input: string
  readonly steps: readonly FlowStep[]
}

/** How a guard turned out on some way. */
export interface Verdicts {
  readonly passed?: Way
  readonly refused?: Way
}

/** Where a machine can get to from its example. */
export interface Reach {
  /** The shortest way to each state, by the state's id. */
  readonly states: ReadonlyMap<string, Way>
  /** The shortest way through each transition. */
  readonly transitions: ReadonlyMap<string, Way>
  /** For each transition with a guard. */
  readonly guards: ReadonlyMap<string, Verdicts>
}

/** More distinct situations than this mean that the example tells too much apart. */
const limit = 5_000

interface Possible {
  readonly event: AnyEventObject
  readonly step: FlowStep
}

const declared = (example: AnyExample): readonly Possible[] =>
  Object.entries(example.events).flatMap(([type, payloads]) =>
    Object.values(payloads).map((payload) => {
      const event = { ...payload, type }
      return { event, step: { kind: 'event', event, to: '' } }
    }),
  )

const answersOf = (src: string, id: string, example: AnyExample): readonly Possible[] => {
  const known = example.answers[src]
  const step = (answer: (FlowStep & { kind: 'answer' })['answer']): FlowStep => ({
    ...{ kind: 'answer', actor: src, of: '', answer },
  })
  const failure = `${src} failed`
  return [
    ...(known && 'outputs' in known
      ? Object.entries(known.outputs).map(([named, output]) => ({
          event: { type: `xstate.done.actor.${id}`, output, actorId: id, named },
          step: step({ named }),
        }))
      : []),
    {
      event: { type: `xstate.error.actor.${id}`, error: new Error(failure), actorId: id },
      step: step({ failure }),
    },
  ]
}

/** What the services and the clock may do in a state. */
const outsideOf = (snapshot: AnyMachineSnapshot, example: AnyExample): readonly Possible[] =>
  snapshot._nodes.flatMap((node) => [
    ...node.invoke.flatMap(({ src, id }) => answersOf(String(src), id, example)),
    ...node.after.map(
      ({ eventType }): Possible => ({
        event: { type: eventType },
        step: { kind: 'delay', event: eventType, of: '' },
      }),
    ),
  ])

interface Microstep {
  /** The states that were active before it. */
  readonly from: readonly AnyStateNode[]
  readonly taken: readonly AnyTransitionDefinition[]
  readonly to: readonly AnyStateNode[]
}

const withAncestors = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent ? [node, ...withAncestors(node.parent)] : [node]

/** Takes an event without running anything, and tells the small steps of which it consists. */
const observe = (machine: AnyStateMachine) => {
  const self = createEmptyActor()
  let seen: InspectionEvent[] = []
  self.system.inspect((event) => void seen.push(event))
  const scope = {
    ...{ self, system: self.system, id: '', sessionId: '' },
    ...{ logger: () => undefined, defer: () => undefined, emit: () => undefined },
    ...{ stopChild: () => undefined, actionExecutor: () => undefined },
  }
  const during = (before: readonly AnyStateNode[] | null, run: () => unknown) => {
    seen = []
    run()
    let from = before
    return seen.flatMap((event): Microstep[] => {
      if (event.type !== '@xstate.microstep' || event.actorRef !== self) return []
      const taken = event._transitions
      const to = (event.snapshot as AnyMachineSnapshot)._nodes
      // Before the first step of a start only the states that it leaves are known.
      const step = { taken, to, from: from ?? taken.flatMap(({ source }) => withAncestors(source)) }
      from = to
      return [step]
    })
  }
  return {
    start: (input: unknown) =>
      during(null, () => machine.getInitialSnapshot(scope as never, input)),
    take: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      during(snapshot._nodes, () => machine.transition(snapshot, event, scope as never)),
  }
}

/** Which guards were asked in one small step, and how they turned out. */
const askedIn = (
  { from, taken }: Microstep,
  event: AnyEventObject,
): readonly (readonly [string, boolean])[] => {
  const isEventless = taken[0]?.eventType === ''
  const asked: [string, boolean][] = []
  const done = new Set<unknown>()
  const leaves = from.filter(({ states }) => Object.keys(states).length === 0)
  for (const leaf of leaves)
    for (let node: typeof leaf | undefined = leaf; node; node = node.parent) {
      const all = isEventless ? (node.always ?? []) : consideredBy(node, event.type)
      const position = all.findIndex((transition) => taken.includes(transition))
      if (!done.has(node))
        for (const [index, transition] of all.entries())
          if (transition.guard !== undefined && (position === -1 || index <= position))
            asked.push([transitionId(transition), index === position])
      done.add(node)
      if (position !== -1) break
    }
  return asked
}

/** The eventless transitions that a state at rest has refused. */
const refusedAtRest = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot.status === 'active'
    ? snapshot._nodes.flatMap(({ always }) => (always ?? []).map(transitionId))
    : []

/** Explores a machine from every input of its example, with every event and every answer. */
export const explore = (name: string, lookUp: LookUp = inRegistry): Reach => {
  const { example } = lookUp(name)
  const machine = answerableMachine(name, lookUp, () => undefined)
  const observed = observe(machine)
  const states = new Map<string, Way>()
  const transitions = new Map<string, Way>()
  const guards = new Map<string, Verdicts>()

  const keep = (into: Map<string, Way>, id: string, way: Way) => {
    const known = into.get(id)
    if (!known || known.steps.length > way.steps.length) into.set(id, way)
  }
  const judge = (id: string, isPassed: boolean, way: Way) => {
    const known = guards.get(id) ?? {}
    const side = isPassed ? 'passed' : 'refused'
    if (!known[side] || known[side].steps.length > way.steps.length)
      guards.set(id, { ...known, [side]: way })
  }

  const apart = (context: unknown) => example.tellsApart?.(context as never) ?? null
  const serializeState = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, snapshot.status, apart(snapshot.context)])
  const stepBy = new WeakMap<object, FlowStep>()
  const always = declared(example)
  const possibleIn = (snapshot: AnyMachineSnapshot): readonly Possible[] =>
    snapshot.status === 'active' ? [...always, ...outsideOf(snapshot, example)] : []

  const learn = (microsteps: readonly Microstep[], event: AnyEventObject, way: Way) => {
    for (const microstep of microsteps) {
      for (const { id } of [...microstep.from, ...microstep.to]) keep(states, id, way)
      for (const transition of microstep.taken) keep(transitions, transitionId(transition), way)
      for (const [id, isPassed] of askedIn(microstep, event)) judge(id, isPassed, way)
    }
  }

  for (const [input, makeInput] of Object.entries(example.inputs)) {
    const given = () => makeInput({ shell: { send: () => undefined } })
    learn(observed.start(given()), { type: 'xstate.init' }, { input, steps: [] })
    const paths = getShortestPaths(machine, {
      input: given(),
      events: (snapshot: AnyMachineSnapshot) =>
        possibleIn(snapshot).map(({ event, step }) => {
          stepBy.set(event, step)
          return event
        }),
      filterEvents: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => snapshot.can(event),
      serializeState: serializeState as never,
      serializeEvent: (event: AnyEventObject) => JSON.stringify(event),
      limit,
    } as never)
    for (const path of paths) {
      const snapshot = path.state as AnyMachineSnapshot
      const steps = path.steps.flatMap(({ event }) => stepBy.get(event) ?? [])
      for (const { id } of snapshot._nodes) keep(states, id, { input, steps })
      for (const id of refusedAtRest(snapshot)) judge(id, false, { input, steps })
      for (const { event, step } of possibleIn(snapshot))
        learn(observed.take(snapshot, event), event, { input, steps: [...steps, step] })
    }
  }
  return { states, transitions, guards }
}
