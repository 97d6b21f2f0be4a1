import {
  type AnyStateMachine,
  createMachine,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
} from 'xstate'

/** An actor without a service: it throws when it runs, so that a forgotten service is noticed at once. */
export const refuses = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`the actor ${name} is not provided`)))

/** The same for an actor that keeps watching something. */
export const refusesToWatch = <
  Received extends EventObject = EventObject,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>(
  name: string,
) =>
  fromCallback<Received, Input>(() => {
    throw new Error(`the actor ${name} is not provided`)
  })

/** The same for an action with an effect. */
export const refusesToAct = (name: string) => (): never => {
  throw new Error(`the action ${name} is not provided`)
}

/** The same for a machine. */
export const refusesToStart = <M extends AnyStateMachine>(name: string): M => {
  const machine: AnyStateMachine = createMachine({
    context: () => {
      throw new Error(`the machine ${name} is not provided`)
    },
  })
  return machine as M
}
