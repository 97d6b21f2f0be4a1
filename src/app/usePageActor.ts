import { useActorRef } from '@xstate/react'
import type { ActorOptions, ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate'
import { useComposed } from './useComposed.ts'

/** The actor of a page's machine, for as long as the page is shown; the inspector watches it too. */
export const usePageActor = <M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
): ActorRefFrom<M> => {
  const { inspect } = useComposed()
  const options = { input, ...(inspect ? { inspect } : {}) } as ActorOptions<M>
  return useActorRef(machine as AnyStateMachine, options as never) as unknown as ActorRefFrom<M>
}
