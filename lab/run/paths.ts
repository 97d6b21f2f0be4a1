import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { transitionId } from '../chart/naming.ts'
import { askedIn, type Microstep, observe, refusedAtRest } from '../chart/observe.ts'
import type { AnyExample } from '../examples/parts/example.ts'
import { answerableMachine, type LookUp } from './answerable.ts'
import type { FlowStep } from './flow.ts'
import { inRegistry } from './lookUp.ts'

/** A path: a starting input and the steps from there. */
export interface Way {
  readonly input: string
  readonly steps: readonly FlowStep[]
}

/** The results of a guard on the paths. */
export interface Verdicts {
  readonly passed?: Way
  readonly refused?: Way
}

/** The reachable parts of a machine from its example. */
export interface Reach {
  /** The shortest path to each state, by the state's id. */
  readonly states: ReadonlyMap<string, Way>
  /** The shortest path through each transition. */
  readonly transitions: ReadonlyMap<string, Way>
  /** For each transition with a guard. */
  readonly guards: ReadonlyMap<string, Verdicts>
}

/** With more distinct situations than this, the example distinguishes too much. */
const limit = 30_000

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

/** The possible answers of services and delays in a state. */
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

const explored = new Map<string, Reach>()

/**
 * The result of `explore` for a machine of the registry, computed once, since neither the machine nor its example
 * changes.
 */
export const reachOf = (name: string): Reach => {
  const reach = explored.get(name) ?? explore(name)
  explored.set(name, reach)
  return reach
}

/** Longest pause of the page while a machine is explored in it, ms; the shortest paths from an input may take longer. */
const sliceMs = 12

/**
 * The same in slices, between which the page answers.
 * @throws the reason of `signal`, when it is aborted
 */
export const reachInSlices = async (name: string, signal: AbortSignal): Promise<Reach> => {
  const known = explored.get(name)
  if (known) return known
  const slices = exploring(name, inRegistry)
  for (;;) {
    await new Promise((resume) => setTimeout(resume))
    signal.throwIfAborted()
    const until = performance.now() + sliceMs
    let next = slices.next()
    while (!next.done && performance.now() < until) next = slices.next()
    if (!next.done) continue
    explored.set(name, next.value)
    return next.value
  }
}

/** Explores a machine from every input of its example, with every event and every answer. */
export const explore = (name: string, lookUp: LookUp = inRegistry): Reach => {
  const slices = exploring(name, lookUp)
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
  }
}

/** The same, with a pause after each path. */
function* exploring(name: string, lookUp: LookUp): Generator<void, Reach> {
  const { example } = lookUp(name)
  const machine = answerableMachine(name, lookUp)
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

  const learn = (microsteps: readonly Microstep[], way: Way) => {
    for (const microstep of microsteps) {
      for (const { id } of [...microstep.from, ...microstep.to]) keep(states, id, way)
      for (const transition of microstep.taken) keep(transitions, transitionId(transition), way)
      for (const [id, isPassed] of askedIn(microstep)) judge(id, isPassed, way)
    }
  }

  for (const [input, makeInput] of Object.entries(example.inputs)) {
    const given = () => makeInput({ shell: { send: () => undefined } })
    learn(observed.start(given()), { input, steps: [] })
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
        learn(observed.take(snapshot, event), { input, steps: [...steps, step] })
      yield
    }
  }
  return { states, transitions, guards }
}
