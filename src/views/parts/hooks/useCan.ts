import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'

/** An actor whose machine says which events it takes. */
type Asked<Event> = Pick<AnyActorRef, 'subscribe'> & {
  getSnapshot(): { can(event: Event): boolean }
}

/**
 * Whether a machine would take an event now. Buttons ask it, so that the rule is only in the machine. A form asks only
 * whether it is being sent: its guards would check everything that was typed.
 */
export const useCan = <Event>(actor: Asked<Event>, event: NoInfer<Event>): boolean =>
  useSelector(actor, (snapshot) => snapshot.can(event))
