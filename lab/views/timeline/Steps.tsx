import { useState } from 'react'
import type { AnyMachineSnapshot } from 'xstate'
import { eventName } from '../../chart/naming.ts'
import { exampleOf } from '../../examples/index.ts'
import { type Choice, choicesOf, possibilityOf } from '../../run/possible.ts'
import { frameOf, type Session, type SessionState } from '../../run/session.ts'
import { AnswerCard } from '../AnswerCard.tsx'
import { EventCard } from '../EventCard.tsx'
import styles from './Steps.module.css'

/** Everything that can happen now: services that wait, delays that run, events. */
export function Steps({ session, state }: { session: Session; state: SessionState }) {
  const [wanted, setWanted] = useState('')
  const { pending, delays } = frameOf(state)
  const target = state.running.find(({ path }) => path === wanted) ?? state.running[0]
  const nameOf = (path: string) =>
    state.running.find((known) => known.path === path)?.name ?? state.machine
  if (!target) return null
  const snapshot = target.ref.getSnapshot() as AnyMachineSnapshot
  const example = exampleOf(target.name)
  const choices = choicesOf(example, snapshot)
  const possible = choices.filter(({ possibility }) => possibility.kind === 'possible')
  const others = choices.filter(({ possibility }) => possibility.kind !== 'possible')
  const card = ({ type, payloads, possibility }: Choice) => (
    <EventCard
      key={`${state.life} ${target.path} ${type} ${JSON.stringify(possibility)}`}
      type={type}
      payloads={payloads}
      judge={(event) => possibilityOf(snapshot, event)}
      onSend={(event) => session.take({ kind: 'event', event, to: target.path })}
    />
  )
  return (
    <section className={styles.steps} aria-label="Steps">
      {state.problem !== null && (
        <p role="alert" className={styles.problem}>
          {state.problem}
        </p>
      )}
      {pending.length > 0 && (
        <div>
          <h2>Waiting for an answer</h2>
          <ul>
            {pending.map((one) => (
              <AnswerCard
                key={`${one.of} ${one.actor}`}
                machine={nameOf(one.of)}
                pending={one}
                example={exampleOf(nameOf(one.of))}
                onTake={session.take}
              />
            ))}
          </ul>
        </div>
      )}
      {delays.length > 0 && (
        <div>
          <h2>Delays</h2>
          <ul className={styles.delays}>
            {delays.map(({ of, event, due }, index) => (
              <li key={`${of} ${event} ${index}`}>
                <button type="button" onClick={() => session.fire({ of, event })}>
                  {eventName(event)} {of && <span className={styles.of}>in {of}</span>}
                  <span className={styles.due}>{(due / 1000).toLocaleString('en')} s</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <div className={styles.head}>
          <h2>Events</h2>
          {state.running.length > 1 && (
            <label className={styles.to}>
              to{' '}
              <select value={target.path} onChange={(e) => setWanted(e.currentTarget.value)}>
                {state.running.map(({ path, name }) => (
                  <option key={path} value={path}>
                    {path || name}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        {snapshot.status === 'active' ? (
          <ul>{possible.map(card)}</ul>
        ) : (
          <p className={styles.ended}>
            {snapshot.status === 'done'
              ? 'It has ended: nothing more can happen.'
              : 'It has broken.'}
          </p>
        )}
        {others.length > 0 && snapshot.status === 'active' && (
          <details className={styles.elsewhere}>
            <summary>Not in this state ({others.length})</summary>
            <ul>{others.map(card)}</ul>
          </details>
        )}
      </div>
    </section>
  )
}
