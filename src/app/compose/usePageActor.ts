import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { ActorOptions, ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate'
import type { PageServices } from '../../services/parts/pageServices.ts'
import { useComposed } from './useComposed.ts'

/**
 * The actor of a page's machine. It runs while the page is shown; the inspector watches it too.
 * @param provide gives the machine its calls, once
 */
export const usePageActor = <M extends AnyStateMachine>(
  provide: (services: PageServices) => M,
  input: InputFrom<M>,
): ActorRefFrom<M> => {
  const { services, inspect } = useComposed()
  const [machine] = useState<AnyStateMachine>(() => provide(services))
  const options = { input, ...(inspect ? { inspect } : {}) } as ActorOptions<M>
  return useActorRef(machine, options as never) as unknown as ActorRefFrom<M>
}
