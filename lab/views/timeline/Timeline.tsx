import { useLayoutEffect, useRef } from 'react'
import type { Frame } from '../../run/frame.ts'
import { frameOf, type Session, type SessionState } from '../../run/session.ts'
import { changedPaths, treeOf } from '../../run/tree.ts'
import { valueText } from '../../run/valueText.ts'
import { stepText } from '../../run/words.ts'
import { ContextTree } from '../ContextTree.tsx'
import styles from './Timeline.module.css'

/** The events inside a step, except the one that was sent. */
const innerEvents = ({ step, events }: Frame) =>
  step?.kind === 'event' && events[0]?.event.type === step.event.type ? events.slice(1) : events

/** The events that a frame sent and emitted, after the step itself. */
function Inside({ frame }: { frame: Frame }) {
  const events = innerEvents(frame)
  if (events.length === 0 && frame.sent.length === 0) return null
  return (
    <ul className={styles.inside}>
      {events.map(({ to, event }, index) => (
        <li key={index}>
          {event.type} {to && <span className={styles.soft}>to {to}</span>}
        </li>
      ))}
      {frame.sent.map((fact, index) => (
        <li key={index} className={styles.sent}>
          {JSON.stringify(fact)}
        </li>
      ))}
    </ul>
  )
}

/** Scrolls the panel of an element, and nothing around the panel, until the element is visible. */
const bringIntoView = (element: Element) => {
  const panel = element.closest('[role="tabpanel"]')
  if (!panel) return
  const [{ top, bottom }, around] = [element.getBoundingClientRect(), panel.getBoundingClientRect()]
  if (top < around.top) panel.scrollTop += top - around.top
  else if (bottom > around.bottom) panel.scrollTop += bottom - around.bottom
}

/** The history, step by step, and the context of the machine at the current step. */
export function Timeline({ session, state }: { session: Session; state: SessionState }) {
  const { frames, at } = state
  const now = frameOf(state)
  const before = frames[Math.max(0, at - 1)]
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    const current = list.current?.children[at]
    if (current) bringIntoView(current)
  }, [at])
  return (
    <div className={styles.both}>
      <section aria-label="Timeline">
        <ol ref={list} className={styles.frames}>
          {frames.map((frame, index) => (
            <li key={index} data-later={index > at}>
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                onClick={() => session.goTo(index)}
              >
                <span className={styles.count}>{index}</span>
                <span className={styles.what}>{stepText(state.machine, frame.step)}</span>
                <span className={styles.value}>
                  {valueText(frame.value) || frame.status}
                  {frame.status === 'error' && ' (broken)'}
                </span>
              </button>
              {index === at && <Inside frame={frame} />}
            </li>
          ))}
        </ol>
      </section>
      <section aria-label="Context" className={styles.context}>
        <h2>Context</h2>
        <ContextTree
          tree={treeOf(now.context)}
          changed={changedPaths(before?.context, now.context)}
        />
        {Object.keys(now.below).length > 0 && (
          <>
            <h2>Machines below</h2>
            <dl className={styles.below}>
              {Object.entries(now.below).map(([path, value]) => (
                <div key={path}>
                  <dt>{path}</dt>
                  <dd>{valueText(value) || 'running'}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </section>
    </div>
  )
}
