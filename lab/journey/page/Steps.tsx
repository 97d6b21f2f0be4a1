import { Fragment, memo, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { actsByStep, type RecordedAct } from '../../acts/act.ts'
import { actText } from '../../acts/actText.ts'
import type { Journey, JourneyStep } from '../journey.ts'
import { type JourneySession, type JourneyState, lastStep } from '../session.ts'
import { journeyStepText } from '../stepText.ts'
import styles from './Steps.module.css'

/** The time since the start: `1:02.345`. */
const clockText = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${((ms % 60_000) / 1_000).toFixed(3).padStart(6, '0')}`

const noActs: readonly RecordedAct[] = []

/**
 * The steps of a journey, with what the person did between them. Each row follows the session by itself, so that a move
 * renders two rows and not hundreds.
 */
export const Steps = memo(function Steps({
  journey,
  session,
}: {
  journey: Journey
  session: JourneySession
}) {
  const actsAt = useMemo(() => actsByStep(journey.acts), [journey.acts])
  const isAtStart = useJourney(session, ({ at }) => at === 0)
  const rows = useMemo(
    () =>
      journey.steps.map(({ step, at: time }, index) => (
        <Fragment key={index}>
          <Acts acts={actsAt.get(index) ?? noActs} />
          <StepRow {...{ session, step, time }} number={index + 1} />
        </Fragment>
      )),
    [journey.steps, actsAt, session],
  )
  return (
    <section className={styles.steps} aria-label="Steps">
      <ol data-at-start={isAtStart || undefined}>
        {rows}
        <Acts acts={actsAt.get(journey.steps.length) ?? noActs} />
      </ol>
    </section>
  )
})

/** What a part of the page needs of the state of a session. */
const useJourney = (
  { subscribe, getState }: JourneySession,
  select: (state: JourneyState) => boolean,
): boolean => useSyncExternalStore(subscribe, () => select(getState()))

/** What the person did before a step. */
function Acts({ acts }: { acts: readonly RecordedAct[] }) {
  return acts.map(({ act, at }, index) => (
    <li key={index} className={styles.act}>
      <time>{clockText(at)}</time> {actText(act)}
    </li>
  ))
}

/** The style sheet greys the steps after the current one. */
function StepRow({
  session,
  step,
  time,
  number,
}: {
  session: JourneySession
  step: JourneyStep
  /** ms since the start. */
  time: number
  number: number
}) {
  const row = useRef<HTMLLIElement>(null)
  const isCurrent = useJourney(session, ({ at }) => at === number)
  const isWrong = useJourney(session, ({ wrongStep }) => wrongStep === number)
  const isPossible = useJourney(session, (state) => number <= lastStep(state))
  useEffect(() => {
    if (isCurrent || isWrong) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent, isWrong])
  return (
    <li ref={row} data-current={isCurrent || undefined}>
      <button
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        disabled={!isPossible}
        onClick={() => session.goTo(number)}
      >
        <time>{clockText(time)}</time> {journeyStepText(step)}
        {isWrong && <strong> does not fit</strong>}
      </button>
    </li>
  )
}
