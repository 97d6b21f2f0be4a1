import { lazy, Suspense, useMemo, useState } from 'react'
import { machines } from '../../src/machines/index.ts'
import { activeStates } from '../run/activeStates.ts'
import { changedPaths, treeOf } from '../run/tree.ts'
import { valueText } from '../run/valueText.ts'
import { ContextTree } from '../views/ContextTree.tsx'
import type { SeenActor } from '../watch/actors.ts'
import { bodyText } from '../watch/entryText.ts'
import styles from './ActorsPanel.module.css'
import type { AppInspector, Seen } from './inspector.ts'
import { useSeen } from './useSeen.ts'

/** Loads what lays out charts when one is shown: the page should need little more with the dock. */
const Diagram = lazy(async () => ({
  default: (await import('../views/diagram/Diagram.tsx')).Diagram,
}))

/** Actors from the root down, each with its depth. */
const inOrder = (
  actors: readonly SeenActor[],
  parentId: string | undefined,
  depth = 0,
): readonly (readonly [SeenActor, number])[] =>
  actors
    .filter((actor) => actor.parentId === parentId)
    .flatMap((actor) => [[actor, depth] as const, ...inOrder(actors, actor.sessionId, depth + 1)])

/** The running actors, from the root down. */
export const runningIn = ({ actors }: Seen, { isRunning }: AppInspector) =>
  inOrder([...actors.values()].filter(isRunning), undefined)

/** All actors of the running app, with the lab's drawing of the chosen one. */
export function ActorsPanel({ inspector }: { inspector: AppInspector }) {
  const seen = useSeen(inspector)
  const [chosenId, choose] = useState<string | null>(null)
  const running = runningIn(seen, inspector)
  const chosen = running.find(([{ sessionId }]) => sessionId === chosenId)?.[0]
  return (
    <div className={styles.panel}>
      <ul className={styles.actors} aria-label="Actors">
        {running.map(([actor, depth]) => (
          <li key={actor.sessionId} style={{ paddingInlineStart: `${depth * 0.9}rem` }}>
            <button
              type="button"
              aria-pressed={actor === chosen}
              onClick={() => choose(actor.sessionId)}
            >
              <strong>{actor.name}</strong>
              <span>{actor.value === undefined ? actor.status : valueText(actor.value)}</span>
            </button>
          </li>
        ))}
      </ul>
      {chosen ? (
        <Chosen key={chosen.sessionId} actor={chosen} seen={seen} inspector={inspector} />
      ) : (
        <p className={styles.plain}>
          Choose an actor to see its statechart, its context and its last events.
        </p>
      )}
    </div>
  )
}

const none: ReadonlySet<string> = new Set()

function Chosen({
  actor,
  seen,
  inspector,
}: {
  actor: SeenActor
  seen: Seen
  inspector: AppInspector
}) {
  const { machine, value } = actor
  const [isTall, setTall] = useState(false)
  const marks = useMemo(
    () => ({
      active: new Set(machine ? activeStates(machine, value) : []),
      ...{ taken: none, visitedStates: none, visitedTransitions: none, unreached: none },
    }),
    [machine, value],
  )
  return (
    <>
      <div className={styles.chart}>
        {machine ? (
          <Suspense>
            <Diagram
              name={machine}
              machine={machines[machine]}
              marks={marks}
              isTall={isTall}
              onTall={setTall}
            />
          </Suspense>
        ) : (
          <p className={styles.plain}>{actor.name} is not a machine of the registry.</p>
        )}
      </div>
      <section className={styles.side} aria-label={`What ${actor.name} knows and received`}>
        <h3>Context</h3>
        <ContextTree
          tree={treeOf(actor.context)}
          changed={changedPaths(actor.before, actor.context)}
        />
        <h3>Last events</h3>
        <Received actor={actor} seen={seen} inspector={inspector} />
      </section>
    </>
  )
}

/** The log has the older ones too. */
const shownEvents = 100

function Received({
  actor: { sessionId },
  seen,
  inspector,
}: {
  actor: SeenActor
  seen: Seen
  inspector: AppInspector
}) {
  return (
    <ol className={styles.events}>
      {seen.entries
        .filter((entry) => entry.kind === 'event')
        .filter(({ toId }) => toId === sessionId)
        .slice(-shownEvents)
        .toReversed()
        .map((entry) => (
          <li key={entry.n}>
            <details>
              <summary>
                <span className={styles.count}>{entry.n}</span> {entry.event.type}{' '}
                <span>from {entry.from}</span>
              </summary>
              <pre>{bodyText(entry, inspector.secrets)}</pre>
            </details>
          </li>
        ))}
    </ol>
  )
}
