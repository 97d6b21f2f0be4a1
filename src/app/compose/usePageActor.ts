import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import {
  type Actor,
  type ActorOptions,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type SnapshotFrom,
  waitFor,
} from 'xstate'
import type { PageServices } from '../../services/parts/pageServices.ts'
import { useComposed } from './useComposed.ts'

type Provide<M> = (services: PageServices) => M

/**
 * The actor of a page's machine. It runs while the page is shown; the inspector watches it too.
 * @param provide provides the machine's calls, once
 */
export const usePageActor = <M extends AnyStateMachine>(
  provide: Provide<M>,
  input: InputFrom<M>,
): ActorRefFrom<M> => {
  const { services, watching } = useComposed()
  const [machine] = useState<AnyStateMachine>(() => provide(services))
  const options = { input, ...watching } as ActorOptions<M>
  return useActorRef(machine, options as never) as unknown as ActorRefFrom<M>
}

/** Actors of pages that are shown. */
const used = new WeakSet<AnyActorRef>()

/**
 * The same for a page that stays mounted while `key` changes: another key starts another actor, and the rest of the
 * page keeps its focus.
 * @param isBusy the actor sends what the buyer asked for: it ends afterwards if its page has been left (rule N7)
 */
export const useKeyedPageActor = <M extends AnyStateMachine>(
  key: string,
  provide: Provide<M>,
  input: InputFrom<M>,
  isBusy: (snapshot: SnapshotFrom<M>) => boolean = () => false,
): Actor<M> => {
  const { services, watching } = useComposed()
  const create = () => {
    const options = { input, ...watching } as ActorOptions<M>
    return { key, actor: createActor(provide(services), options as never) as Actor<M> }
  }
  const [held, hold] = useState(create)
  if (held.key !== key) hold(create())
  const { actor } = held
  useEffect(() => {
    used.add(actor)
    actor.start()
    return () => {
      used.delete(actor)
      // React's StrictMode unmounts each page and mounts it again at once.
      queueMicrotask(async () => {
        if (!used.has(actor)) await waitFor(actor, (now) => !isBusy(now as SnapshotFrom<M>))
        if (!used.has(actor)) actor.stop()
      })
    }
  }, [actor, isBusy])
  return actor
}

/** The actor of a page that finishes what it is sending when the page is left. */
export const useFinishingPageActor = <M extends AnyStateMachine>(
  provide: Provide<M>,
  input: InputFrom<M>,
  isBusy: (snapshot: SnapshotFrom<M>) => boolean,
): Actor<M> => useKeyedPageActor('', provide, input, isBusy)
