import {
  type Actor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
} from 'xstate'
import { transitionId } from '../chart/naming.ts'
import { childrenOf, join, scheduledIn } from './actorTree.ts'
import {
  type Answered,
  answerableMachine,
  isWaiting,
  type LookUp,
  noteEffects,
} from './answerable.ts'
import { createLabClock } from './clock.ts'
import type { FlowStep, FlowValue, NamedStep } from './flow.ts'
import type { Due, Frame, Running } from './frame.ts'
import { namedInput } from './input.ts'
import { answersOf, outputNamed, payloadNamed, payloadsOf } from './named.ts'

interface TimerLabel {
  readonly target: AnyActorRef
  readonly event: string
}

/** How a run belongs to a larger one. */
export interface RunOptions {
  /** Receives what a view sends by itself. */
  readonly onSent?: (step: FlowStep) => void
  /** Whether a step is being taken: what is sent meanwhile is a result of it. Shared by runs that send to each other. */
  readonly stepping?: { is: boolean }
  readonly watch?: (event: InspectionEvent) => void
}

/**
 * A run of a machine, driven step by step without anything outside it.
 * @param given the name of one of the example's inputs, or an input
 */
export const startRun = (
  name: string,
  given: string | { readonly input: unknown },
  lookUp: LookUp,
  { onSent = () => undefined, stepping = { is: true }, watch = () => undefined }: RunOptions = {},
) => {
  stepping.is = true
  let sent: unknown[] = []
  let seen: InspectionEvent[] = []
  const note = (fact: unknown) => void sent.push(fact)

  const machinesBelow = (path: string, at: string, ref: AnyActorRef): readonly Running[] => [
    { path, name: at, ref },
    ...Object.entries(childrenOf(ref)).flatMap(([id, child]) => {
      const answer = lookUp(at).example.answers[String(child.src)] ?? lookUp(at).example.answers[id]
      return answer && 'machine' in answer
        ? machinesBelow(join(path, id), answer.machine, child)
        : []
    }),
  ]
  const running = () => machinesBelow('', name, actor)
  const pathOf = (ref: AnyActorRef | undefined): string =>
    running().find((known) => known.ref === ref)?.path ?? ref?.id ?? ''

  const scheduled = new WeakSet<object>()
  const clock = createLabClock<TimerLabel>(() => {
    const fresh = scheduledIn(actor).find((known) => !scheduled.has(known))
    if (!fresh) throw new Error('a timer is set that no actor asked for')
    scheduled.add(fresh)
    return { target: fresh.target, event: fresh.event.type }
  })

  const actor: Actor<AnyStateMachine> = createActor(answerableMachine(name, lookUp), {
    id: name,
    input: typeof given === 'string' ? namedInput(name, given, lookUp, note) : given.input,
    clock,
    inspect: (event) => {
      seen.push(event)
      watch(event)
    },
  })
  noteEffects(actor, (effect) => note({ effect }))
  // Ignored here: the status of a machine that throws contains the error.
  actor.subscribe({ error: () => undefined })
  actor.on('*', (emitted: unknown) => note({ emitted }))

  const listened = new WeakSet<AnyActorRef>()
  /** What a view sends to an actor goes through the lab first. */
  const listen = () => {
    for (const { path, ref } of running()) {
      if (listened.has(ref)) continue
      listened.add(ref)
      const { send } = ref
      ref.send = (event: FlowStep & AnyEventObject) =>
        stepping.is ? send(event) : onSent({ kind: 'event', event, to: path })
    }
  }

  const pendingRefs = () =>
    running().flatMap(({ path, ref }) =>
      Object.values(childrenOf(ref)).flatMap((child) => {
        const snapshot: unknown = child.getSnapshot()
        return isWaiting(snapshot)
          ? [{ of: path, actor: String(child.src), input: snapshot.input, ref: child }]
          : []
      }),
    )

  const delays = (): readonly (Due & { id: number })[] =>
    clock
      .timers()
      .map(({ id, due, label }) => ({ id, due, event: label.event, of: pathOf(label.target) }))

  const frame = (step: FlowStep | null): Frame => {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot
    const events = seen.flatMap((event) =>
      event.type === '@xstate.event' && !/^(lab\.|xstate\.init$)/.test(event.event.type)
        ? [{ to: pathOf(event.actorRef as AnyActorRef), event: event.event }]
        : [],
    )
    const transitions = seen.flatMap((event) =>
      event.type === '@xstate.microstep' && event.actorRef === actor
        ? event._transitions.map(transitionId)
        : [],
    )
    const result: Frame = {
      step,
      value: snapshot.value as FlowValue,
      status: snapshot.status,
      context: snapshot.context,
      states: snapshot._nodes.map(({ id }) => id),
      transitions,
      events,
      sent,
      below: Object.fromEntries(
        running()
          .slice(1)
          .map(({ path, ref }) => [path, (ref.getSnapshot() as AnyMachineSnapshot).value]),
      ) as Frame['below'],
      pending: pendingRefs().map(({ ref: _, ...pending }) => pending),
      delays: delays().map(({ id: _, ...delay }) => delay),
    }
    sent = []
    seen = []
    return result
  }

  const runningAt = (wanted: string): Running => {
    const found = running().find(({ path }) => path === wanted)
    if (found) return found
    const others = running().flatMap(({ path }) => path || [])
    throw new Error(
      `no machine ${wanted} is running; below ${name}: ${others.join(', ') || 'none'}`,
    )
  }

  const exampleOfRunning = (path: string) => lookUp(runningAt(path).name).example

  const answerFor = (step: FlowStep & { kind: 'answer' }): Answered => {
    const { answer } = step
    if ('failure' in answer) return { type: 'lab.failed', message: answer.failure }
    if ('output' in answer) return { type: 'lab.resolved', output: answer.output }
    return {
      type: 'lab.resolved',
      output: outputNamed(exampleOfRunning(step.of), step.actor, answer.named),
    }
  }

  const withPayload = ({ event: type, payload, to }: NamedStep): FlowStep => ({
    kind: 'event',
    event: { ...payloadNamed(exampleOfRunning(to), type, payload), type },
    to,
  })

  const carryOut = (step: FlowStep) => {
    switch (step.kind) {
      case 'event': {
        payloadsOf(exampleOfRunning(step.to), step.event.type)
        return runningAt(step.to).ref.send(step.event)
      }
      case 'answer': {
        answersOf(exampleOfRunning(step.of), step.actor)
        const waiting = pendingRefs().find(
          ({ of, actor: src }) => of === step.of && src === step.actor,
        )
        if (!waiting) throw new Error(`${step.actor} is not waiting for an answer`)
        return waiting.ref.send(answerFor(step))
      }
      case 'delay': {
        const delay = delays().find(({ of, event }) => of === step.of && event === step.event)
        if (delay) return clock.fire(delay.id)
        const others = delays().map(({ event }) => event)
        throw new Error(
          `no delay that ends with ${step.event} is running; running: ${others.join(', ') || 'none'}`,
        )
      }
    }
  }

  /**
   * Takes a step without describing what it does, or listening to views: see `listen`.
   * @throws with the reason, if it is not possible here
   */
  const pass = (step: FlowStep): void => {
    stepping.is = true
    try {
      carryOut(step)
      sent = []
      seen = []
    } finally {
      stepping.is = false
    }
  }

  /** Takes a step. @throws with the reason, if it is not possible here */
  const take = (wanted: FlowStep | NamedStep): Frame => {
    stepping.is = true
    try {
      const step = wanted.kind === 'named' ? withPayload(wanted) : wanted
      carryOut(step)
      listen()
      return frame(step)
    } finally {
      stepping.is = false
    }
  }

  actor.start()
  stepping.is = false

  return {
    actor: actor as AnyActorRef,
    take,
    pass,
    running,
    listen,
    /** The current state, without a step. */
    look: (): Frame => {
      listen()
      return frame(null)
    },
    stop: () => actor.stop(),
  }
}
export type Run = ReturnType<typeof startRun>
