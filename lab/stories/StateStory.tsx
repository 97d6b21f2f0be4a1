import { useEffect, useState } from 'react'
import { exampleOf } from '../examples/index.ts'
import { frameOf } from '../run/session.ts'
import { sessionAt, standingStates } from '../run/standing.ts'
import { Stage } from '../views/Stage.tsx'
import styles from './StateStory.module.css'

/** The app's own view of a machine that was brought into a state by the shortest path. */
export function StateStory({ machine, state }: { machine: string; state: string }) {
  const [session] = useState(() => {
    const way = standingStates(machine).get(state)
    if (!way) throw new Error(`no path leads ${machine} to ${state} and lets it stay there`)
    return sessionAt(machine, way)
  })
  useEffect(() => () => void session.stop(), [session])
  const { actor, problem } = session.getState()
  if (problem !== null) throw new Error(problem)
  return (
    <div data-states={frameOf(session.getState()).states.join(' ')}>
      <Stage name={machine} actor={actor} />
      <Unseen machine={machine} state={state} />
    </div>
  )
}

/** What a story cannot show of its state. */
function Unseen({ machine, state }: { machine: string; state: string }) {
  const shown = [exampleOf(machine).shows?.[state] ?? []].flat()
  return shown.map(
    (one) =>
      typeof one === 'object' &&
      'unseen' in one && (
        <p key={one.unseen} className={styles.unseen}>
          Not seen here: {one.unseen}.
        </p>
      ),
  )
}
