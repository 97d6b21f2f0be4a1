import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'

/** The delayed events of the whole system. */
export const scheduledIn = (actor: AnyActorRef) =>
  Object.values(actor.system.getSnapshot()._scheduledEvents) as readonly {
    readonly target: AnyActorRef
    readonly event: AnyEventObject
  }[]

/** The running children of an actor by their ids. */
export const childrenOf = (ref: AnyActorRef): Readonly<Record<string, AnyActorRef>> =>
  (ref.getSnapshot() as Partial<AnyMachineSnapshot>).children ?? {}

/** The path of a child. */
export const join = (path: string, id: string) => (path ? `${path}/${id}` : id)
