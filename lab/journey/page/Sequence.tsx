import { type CSSProperties, useEffect, useRef } from 'react'
import { titleOf } from '../../watch/entryText.ts'
import type { LoggedEvent } from '../../watch/log.ts'
import type { JourneyFrame } from '../frames.ts'
import { factsOf, lanesIn, lanesOf } from '../lanes.ts'
import styles from './Sequence.module.css'

/** How many facts are drawn: those of the newest steps. */
const drawn = 60

const placeOf = (lanes: readonly string[], fact: LoggedEvent) => {
  const [from, to] = lanesOf(fact).map((lane) => lanes.indexOf(lane)) as [number, number]
  const [start, end] = from < to ? [from, to] : [to, from]
  const style = {
    gridColumn: `${start + 1} / ${end + 2}`,
    // From the middle of a lane to that of another one.
    marginInline: from === to ? 0 : `${50 / (end - start + 1)}%`,
  }
  return { style, isBack: to < from, isSelf: to === from }
}

/** The facts of a journey between statecharts, the server and the socket, each in a lane; the newest step is last. */
export function Sequence({ frames }: { frames: readonly JourneyFrame[] }) {
  const facts = frames.flatMap(({ events }, step) =>
    factsOf(events).map((fact) => ({ fact, isLast: step === frames.length - 1 })),
  )
  const shown = facts.slice(-drawn)
  const lanes = lanesIn(shown.map(({ fact }) => lanesOf(fact)))
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  })
  if (facts.length === 0) return <p>Press a step to go there.</p>
  return (
    <section
      className={styles.sequence}
      style={{ '--lanes': lanes.length } as CSSProperties}
      aria-label="Facts between statecharts"
    >
      <div className={styles.head} aria-hidden>
        {lanes.map((lane) => (
          <span key={lane}>{lane}</span>
        ))}
      </div>
      <ol>
        {shown.map(({ fact, isLast }) => {
          const { style, isBack, isSelf } = placeOf(lanes, fact)
          const [from, to] = lanesOf(fact)
          return (
            <li key={fact.n} data-last={isLast || undefined}>
              <span style={style} data-back={isBack} data-self={isSelf}>
                <span className={styles.parties}>
                  {from} to {to}:{' '}
                </span>
                {titleOf(fact)}
              </span>
            </li>
          )
        })}
        <li ref={end} aria-hidden className={styles.end} />
      </ol>
    </section>
  )
}
