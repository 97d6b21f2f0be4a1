import type { AnyStateMachine } from 'xstate'
import { actionName, guardName } from './naming.ts'

type Config = Readonly<Record<string, unknown>>

const listed = (value: unknown): readonly unknown[] | undefined =>
  value === undefined ? undefined : [value].flat()

const names = (actions: unknown): readonly string[] | undefined =>
  listed(actions)?.map((action) => actionName(action as { readonly type: string }))

const transition = (given: unknown): Config => {
  if (typeof given === 'string') return { target: given }
  const { target, guard, actions, reenter, description } = given as Config
  return {
    ...{ target, reenter, description },
    guard: guardName(guard as Parameters<typeof guardName>[0]),
    actions: names(actions),
  }
}

const transitions = (given: unknown) => listed(given)?.map(transition)

const byKey = (given: unknown, of: (value: unknown) => unknown) =>
  given &&
  Object.fromEntries(Object.entries(given as Config).map(([key, value]) => [key, of(value)]))

const invoked = (given: unknown): Config => {
  const { src, id, onDone, onError, onSnapshot } = given as Config
  return {
    ...{ id, src: typeof src === 'string' ? src : (id ?? 'inline') },
    onDone: transitions(onDone),
    onError: transitions(onError),
    onSnapshot: transitions(onSnapshot),
  }
}

const stateOf = (given: unknown): Config => {
  const { id, type, initial, history, target, tags, description, ...state } = given as Config
  return {
    ...{ id, type, initial, history, target, tags, description },
    entry: names(state.entry),
    exit: names(state.exit),
    invoke: listed(state.invoke)?.map(invoked),
    on: byKey(state.on, transitions),
    always: transitions(state.always),
    after: byKey(state.after, transitions),
    onDone: transitions(state.onDone),
    states: byKey(state.states, stateOf),
  }
}

/** A machine as JSON that Stately's editor imports. Functions are replaced by the names that the chart shows. */
export const toStately = ({ config }: AnyStateMachine): string =>
  // JSON leaves out what is undefined.
  `${JSON.stringify(stateOf(config), null, 2)}\n`
