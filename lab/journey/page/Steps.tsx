import { Fragment, memo, useEffect, useMemo, useRef } from 'react'
import type { RecordedAct } from '../../acts/act.ts'
import { actText } from '../../acts/actText.ts'
import type { JourneyStep } from '../journey.ts'
import { journeyStepText } from '../play.ts'
import type { JourneySession, JourneyState } from '../session.ts'
import styles from './Steps.module.css'

/** The time since the start: `1:02.345`. */
const clockText = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${((ms % 60_000) / 1_000).toFixed(3).padStart(6, '0')}`

/** The steps of a journey, with what the person did between them. */
export function Steps({ session, state }: { session: JourneySession; state: JourneyState }) {
  const { journey, at, frames } = state
  const actsAt = useMemo(
    () => Map.groupBy(journey.acts ?? [], ({ after }) => after),
    [journey.acts],
  )
  const shown = (index: number) => <Acts acts={actsAt.get(index) ?? noActs} />
  return (
    <section className={styles.steps} aria-label="Steps">
      <ol data-at-start={at === 0 || undefined}>
        {journey.steps.map(({ step, at: time }, index) => (
          <Fragment key={index}>
            {shown(index)}
            <StepRow
              step={step}
              time={time}
              number={index + 1}
              isCurrent={index + 1 === at}
              isPossible={index < frames.length}
              onGo={session.goTo}
            />
          </Fragment>
        ))}
        {shown(journey.steps.length)}
      </ol>
    </section>
  )
}

const noActs: readonly RecordedAct[] = []

/** What the person did before a step. */
const Acts = memo(function Acts({ acts }: { acts: readonly RecordedAct[] }) {
  return acts.map(({ act, at }, index) => (
    <li key={index} className={styles.act}>
      <time>{clockText(at)}</time> {actText(act)}
    </li>
  ))
})

/** Hundreds of them stay the same from step to step: the style sheet greys those after the current one. */
const StepRow = memo(function StepRow({
  step,
  time,
  number,
  isCurrent,
  isPossible,
  onGo,
}: {
  step: JourneyStep
  /** ms since the start. */
  time: number
  number: number
  isCurrent: boolean
  isPossible: boolean
  onGo: (at: number) => void
}) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li ref={row}>
      <button
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        disabled={!isPossible}
        onClick={() => onGo(number)}
      >
        <time>{clockText(time)}</time> {journeyStepText(step)}
      </button>
    </li>
  )
})
