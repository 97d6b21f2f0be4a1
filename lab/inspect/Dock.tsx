import ExternalLink from 'lucide-react/icons/external-link'
import PanelBottomClose from 'lucide-react/icons/panel-bottom-close'
import PanelBottomOpen from 'lucide-react/icons/panel-bottom-open'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { inRegistry } from '../run/lookUp.ts'
import { changedPaths, treeOf } from '../run/tree.ts'
import { valueText } from '../run/words.ts'
import { ContextTree } from '../views/ContextTree.tsx'
import { Diagram } from '../views/diagram/Diagram.tsx'
import styles from './Dock.module.css'
import type { AppInspector } from './inspector.ts'
import { activeStates, type Seen, type SeenActor } from './record.ts'

/** Actors from the root down, each with its depth. */
const inOrder = (
  actors: readonly SeenActor[],
  parentId: string | undefined,
  depth = 0,
): readonly (readonly [SeenActor, number])[] =>
  actors
    .filter((actor) => actor.parentId === parentId)
    .flatMap((actor) => [[actor, depth] as const, ...inOrder(actors, actor.sessionId, depth + 1)])

/** All actors of the running app at the foot of the page, with the lab's drawing of the chosen one. */
export function Dock({ inspector }: { inspector: AppInspector }) {
  const seen = useSyncExternalStore(inspector.subscribe, inspector.getSeen)
  const [isOpen, setOpen] = useState(true)
  const [chosenId, choose] = useState<string | null>(null)
  const running = inOrder(
    [...seen.actors.values()].filter(
      ({ sessionId, isStarted }) => isStarted && inspector.isRunning(sessionId),
    ),
    undefined,
  )
  const chosen = running.find(([{ sessionId }]) => sessionId === chosenId)?.[0] ?? running[0]?.[0]

  // The page can be scrolled clear of the dock, and the dock does not hide focused elements.
  useEffect(() => {
    document.body.style.paddingBlockEnd = isOpen ? '48vh' : ''
    document.documentElement.style.scrollPaddingBlockEnd = isOpen ? '50vh' : ''
  }, [isOpen])

  if (!isOpen)
    return (
      <button type="button" className={styles.reopen} onClick={() => setOpen(true)}>
        <PanelBottomOpen aria-hidden size={18} /> Inspector
      </button>
    )
  return (
    <aside className={styles.dock} aria-label="Inspector">
      <header className={styles.head}>
        <h2>Inspector</h2>
        <span>
          {running.length} actors, {seen.events.at(-1)?.at ?? 0} events
        </span>
        <button type="button" onClick={inspector.openInStately}>
          <ExternalLink aria-hidden size={16} /> Open in Stately
        </button>
        <button type="button" onClick={() => setOpen(false)}>
          <PanelBottomClose aria-hidden size={16} /> Hide
        </button>
      </header>
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
      {chosen && <Chosen key={chosen.sessionId} actor={chosen} seen={seen} />}
    </aside>
  )
}

const none: ReadonlySet<string> = new Set()

function Chosen({ actor, seen }: { actor: SeenActor; seen: Seen }) {
  const { machine, value, sessionId } = actor
  const [isTall, setTall] = useState(false)
  const marks = useMemo(
    () => ({
      active: new Set(machine ? activeStates(machine, value) : []),
      ...{ taken: none, visitedStates: none, visitedTransitions: none, unreached: none },
    }),
    [machine, value],
  )
  const nameOf = (id: string) => seen.actors.get(id)?.name ?? id
  return (
    <>
      <div className={styles.chart}>
        {machine ? (
          <Diagram
            name={machine}
            machine={inRegistry(machine).machine}
            marks={marks}
            isTall={isTall}
            onTall={setTall}
          />
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
        <h3>Events</h3>
        <ol className={styles.events}>
          {seen.events
            .filter(({ to }) => to === sessionId)
            .toReversed()
            .map(({ at, event, from }) => (
              <li key={at}>
                <details>
                  <summary>
                    <span className={styles.count}>{at}</span> {event.type}{' '}
                    {from !== undefined && from !== sessionId && <span>from {nameOf(from)}</span>}
                  </summary>
                  <pre>{JSON.stringify(event, null, 2)}</pre>
                </details>
              </li>
            ))}
        </ol>
      </section>
    </>
  )
}
