import { useSelector } from '@xstate/react'
import { Fragment, type ReactNode } from 'react'
import type { ActorRef, EventObject, MachineSnapshot } from 'xstate'
import styles from './TeamTerminal.module.css'

// biome-ignore lint/suspicious/noExplicitAny: of a snapshot, only the question whether an event is allowed is asked
type Asked<E extends EventObject> = MachineSnapshot<any, E, any, any, any, any, any, any>

/** A page about a life cycle of the server: its states, and what the team and the customer can do. */
export function Terminal({
  title,
  states,
  children,
}: {
  title: string
  states: readonly (readonly [string, string])[]
  children: ReactNode
}) {
  return (
    <main className={styles.terminal}>
      <h1>{title}</h1>
      <dl>
        {states.map(([name, state]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{state}</dd>
          </Fragment>
        ))}
      </dl>
      {children}
    </main>
  )
}

/** A button that sends an event while the life cycle allows it. */
export function Command<E extends EventObject>({
  actor,
  event,
  text,
}: {
  actor: ActorRef<Asked<E>, E>
  event: E
  text: string
}) {
  const isAllowed = useSelector(actor, (snapshot) => snapshot.can(event))
  return (
    <button type="button" disabled={!isAllowed} onClick={() => actor.send(event)}>
      {text}
    </button>
  )
}
