import type { Journey } from '../journey.ts'
import { endFrom } from '../trim.ts'
import { KeepJourney } from './KeepJourney.tsx'
import styles from './SavePanel.module.css'

/** Ends a journey earlier, names it, and saves it. */
export function SavePanel({
  journey,
  whole,
  at,
  onEnd,
  onTitle,
}: {
  journey: Journey
  /** With all its steps. */
  whole: Journey
  /** The step that it shows. */
  at: number
  /** Called with the number of steps that stay. */
  onEnd: (count: number) => void
  onTitle: (title: string) => void
}) {
  const count = whole.steps.length
  const end = endFrom(whole, at)
  const isMoving = end > at && at > 0
  return (
    <div className={styles.save}>
      <p>
        {journey.steps.length === count
          ? `The journey has ${count} steps.`
          : `The journey ends after ${journey.steps.length} of ${count} steps.`}{' '}
        A journey begins with the load of a page, so only its end can be left out.
      </p>
      <p className={styles.buttons}>
        <button
          type="button"
          disabled={at === 0 || end === journey.steps.length}
          onClick={() => onEnd(end)}
        >
          End after step {end}
        </button>
        {journey.steps.length < count && (
          <button type="button" onClick={() => onEnd(count)}>
            Take all {count} steps
          </button>
        )}
      </p>
      {isMoving && (
        <p>
          At step {at} the page had not come to rest, so the journey can end after step {end} at the
          earliest.
        </p>
      )}
      <KeepJourney journey={journey} onTitle={onTitle} />
    </div>
  )
}
