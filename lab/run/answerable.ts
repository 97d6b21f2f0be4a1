import type { ActorLogic, AnyActorLogic, AnyStateMachine, EventObject, Snapshot } from 'xstate'
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

/**
 * The machine with every service controlled by the lab: invoked actors wait for an answer, effects are recorded instead
 * of executed, spawned machines are provided in the same way.
 */
export const answerableMachine = (
  name: string,
  lookUp: LookUp,
  note: (effect: string) => void,
): AnyStateMachine => {
  const { machine, example } = lookUp(name)
  const actors = Object.entries(example.answers).map(([src, answer]): [string, AnyActorLogic] => [
    src,
    'machine' in answer ? answerableMachine(answer.machine, lookUp, note) : answerable,
  ])
  const effects = (example.effects ?? []).map((effect) => [effect, () => note(effect)])
  return machine.provide({
    actors: Object.fromEntries(actors),
    actions: Object.fromEntries(effects),
  })
}
