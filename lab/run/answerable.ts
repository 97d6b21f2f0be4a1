import type {
  ActorLogic,
  AnyActorLogic,
  AnyActorRef,
  AnyStateMachine,
  EventObject,
  Snapshot,
} from 'xstate'
import type { AnyExample } from '../examples/parts/example.ts'

/** The event by which the lab sends the answer of a service to the waiting actor. */
export type Answered =
  | { readonly type: 'lab.resolved'; readonly output: unknown }
  | { readonly type: 'lab.failed'; readonly message: string }

type Waiting = Snapshot<unknown> & { readonly input: unknown; readonly isWaiting: true }

const waiting: Omit<Waiting, 'input'> = {
  status: 'active',
  output: undefined,
  error: undefined,
  isWaiting: true,
} as const

/** Whether a snapshot belongs to an actor that waits for the lab's answer. */
export const isWaiting = (snapshot: unknown): snapshot is Waiting =>
  typeof snapshot === 'object' &&
  snapshot !== null &&
  'isWaiting' in snapshot &&
  'status' in snapshot &&
  snapshot.status === 'active'

/** An actor in place of a service: it waits for the lab's answer, takes it at once, and never answers by itself. */
const answerable: ActorLogic<Waiting, EventObject> = {
  getInitialSnapshot: (_, input) => ({ ...waiting, input }) as Waiting,
  transition: (snapshot, event) => {
    const answer = event as Answered | { type: 'xstate.stop' }
    if (answer.type === 'lab.resolved')
      return { ...snapshot, status: 'done', output: answer.output } as Waiting
    if (answer.type === 'lab.failed')
      return { ...snapshot, status: 'error', error: new Error(answer.message) } as Waiting
    return answer.type === 'xstate.stop'
      ? ({ ...snapshot, status: 'stopped' } as Waiting)
      : snapshot
  },
  getPersistedSnapshot: (snapshot) => snapshot,
}

/** Looks up a machine's data for the lab by its name in the registry. */
export type LookUp = (name: string) => {
  readonly machine: AnyStateMachine
  readonly example: AnyExample
}

type Note = (effect: string) => void

/** The listeners to the effects of actor systems. */
const notes = new WeakMap<AnyActorRef['system'], Note>()

/** Names the effects of an actor's system from now on, instead of executing them. */
export const noteEffects = ({ system }: AnyActorRef, note: Note): void =>
  void notes.set(system, note)

/** XState builds all states again when something is provided to a machine, so each machine is provided for once. */
const provided = new WeakMap<LookUp, Map<string, AnyStateMachine>>()

const providedIn = (lookUp: LookUp): Map<string, AnyStateMachine> => {
  const known = provided.get(lookUp) ?? new Map<string, AnyStateMachine>()
  provided.set(lookUp, known)
  return known
}

/**
 * The machine with every service controlled by the lab: invoked actors wait for an answer, effects are only named (see
 * {@link noteEffects}), spawned machines are provided in the same way.
 */
export const answerableMachine = (name: string, lookUp: LookUp): AnyStateMachine => {
  const known = providedIn(lookUp).get(name)
  if (known) return known
  const { machine, example } = lookUp(name)
  const actors = Object.entries(example.answers).map(([src, answer]): [string, AnyActorLogic] => [
    src,
    'machine' in answer ? answerableMachine(answer.machine, lookUp) : answerable,
  ])
  const effects = (example.effects ?? []).map((effect) => [
    effect,
    ({ system }: { system: AnyActorRef['system'] }) => notes.get(system)?.(effect),
  ])
  const made = machine.provide({
    actors: Object.fromEntries(actors),
    actions: Object.fromEntries(effects),
  })
  providedIn(lookUp).set(name, made)
  return made
}
