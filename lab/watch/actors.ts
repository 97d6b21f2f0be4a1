import type { ActorRefLike, AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate'
import type { FlowValue } from '../run/flow.ts'
import { type MachineName, machineNames } from '../run/names.ts'
import { valueText } from '../run/valueText.ts'
import type { Log, LoggedEvent } from './log.ts'
import { createSenders } from './senders.ts'

/** The last known state of an actor of the running app. */
export interface SeenActor {
  readonly sessionId: string
  readonly name: string
  readonly parentId: string | undefined
  /** If it is a machine of the registry. */
  readonly machine: MachineName | undefined
  readonly status: string
  /** Whether it has ever received an event: React prepares some actors that it never starts. */
  readonly isStarted: boolean
  readonly value: FlowValue | undefined
  readonly context: unknown
  /** The context before the last change. */
  readonly before: unknown
}

/** An event that an actor has not finished with. */
interface Open {
  readonly n: number
  readonly event: unknown
}

type Known = AnyActorRef & {
  readonly logic: Partial<AnyStateMachine>
  readonly _parent?: AnyActorRef
}

/** The name of the service, or of the machine, that an actor runs. */
const nameOf = ({ logic, src, id }: Known): string =>
  logic.config?.id ?? (typeof src === 'string' && !src.startsWith('xstate.') ? src : id)

const stateOf = (ref: ActorRefLike) => {
  const { status, value, context } = ref.getSnapshot() as Partial<SeenActor> & { status: string }
  return { status, value, context }
}

const known = new Map<string, string>()

/** The state on one line. Equal texts are kept once: the log has thousands. */
const textOf = (value: FlowValue | undefined): string | undefined => {
  if (value === undefined) return undefined
  const text = valueText(value)
  const first = known.get(text) ?? text
  known.set(text, first)
  return first
}

/** Keeps every actor of the running app, and writes each event into the log with its sender and what it changed. */
export const createActorWatch = (log: Log) => {
  const refs = new Map<string, AnyActorRef>()
  const actors = new Map<string, SeenActor>()
  const open = new Map<string, Open[]>()
  const senders = createSenders()
  /** React gives a stopped actor its last state back, and an actor that is stopped with its parent reports nothing. */
  const isRunning = ({ isStarted, status, sessionId }: SeenActor) =>
    isStarted && status === 'active' && refs.get(sessionId)?.getSnapshot().status === 'active'
  const named = (id: string | undefined) => (id === undefined ? 'page' : actors.get(id)?.name) ?? id

  const register = (ref: Known) => {
    const { sessionId, _parent } = ref
    refs.set(sessionId, ref)
    const name = nameOf(ref)
    // Its state cannot be read yet.
    actors.set(sessionId, {
      ...{ sessionId, name, parentId: _parent?.sessionId, status: 'active', isStarted: false },
      ...{ value: undefined, context: undefined, before: undefined },
      machine: machineNames.find((one) => one === ref.logic.config?.id),
    })
  }

  const start = (actor: SeenActor) => {
    const state = stateOf(refs.get(actor.sessionId) as AnyActorRef)
    actors.set(actor.sessionId, { ...actor, ...state, before: state.context, isStarted: true })
  }

  const receive = (
    ref: Known,
    source: ActorRefLike | undefined,
    event: LoggedEvent['event'],
  ): void => {
    const id = ref.sessionId
    // React starts an actor again that it has stopped.
    if (event.type === 'xstate.init') register(ref)
    const actor = actors.get(id)
    if (!actor) return
    if (!actor.isStarted) start(actor)
    const from = named(source?.sessionId ?? senders.current()) ?? 'page'
    const [before, after] = [textOf(actor.value), undefined]
    if (event.type === 'xstate.init') senders.began(id)
    const n = log.add({ kind: 'event', to: actor.name, toId: id, from, event, before, after })
    open.set(id, [...(open.get(id) ?? []), { n, event }])
  }

  const finish = (id: string, event: unknown, snapshot: Partial<SeenActor>): void => {
    senders.ended(id)
    const actor = actors.get(id)
    if (!actor) return
    const { status = 'active', value, context } = snapshot
    actors.set(id, { ...actor, status, value, context, before: actor.context })
    const waiting = open.get(id) ?? []
    const done = waiting.find((one) => one.event === event)
    if (!done) return
    open.set(
      id,
      waiting.filter((one) => one !== done),
    )
    log.complete<LoggedEvent>(done.n, { before: textOf(actor.value), after: textOf(value) })
  }

  const forget = (id: string) => {
    for (const kept of [refs, actors, open]) kept.delete(id)
  }

  return {
    next: (seen: InspectionEvent): void => {
      const { actorRef } = seen
      if (seen.type === '@xstate.actor') register(actorRef as Known)
      else if (seen.type === '@xstate.event') receive(actorRef as Known, seen.sourceRef, seen.event)
      else if (seen.type === '@xstate.action') senders.began(actorRef.sessionId)
      else if (seen.type === '@xstate.snapshot')
        finish(actorRef.sessionId, seen.event, seen.snapshot as Partial<SeenActor>)
    },
    /** Forgets those that have ended: the log has their names. */
    actors: (): ReadonlyMap<string, SeenActor> => {
      for (const [id, actor] of actors) if (actor.isStarted && !isRunning(actor)) forget(id)
      return new Map(actors)
    },
    /** Whether it runs now: an actor that is stopped reports nothing more. */
    isRunning,
    /** The running actors' references, for Stately's inspector. */
    refs: (): readonly AnyActorRef[] =>
      [...refs.values()].filter(({ sessionId }) => actors.get(sessionId)?.isStarted),
  }
}
