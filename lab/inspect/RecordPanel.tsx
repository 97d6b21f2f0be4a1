import { useMemo, useState } from 'react'
import { base } from '../base.ts'
import { handedOver, handOver } from '../journey/kept.ts'
import { KeepJourney } from '../journey/page/KeepJourney.tsx'
import { toJourney } from '../journey/play.ts'
import { beginRecording, type Recording } from '../journey/recording.ts'
import styles from './panels.module.css'

/** Records what happens in the app as a journey, which the lab opens and `npm test` replays. */
export default function RecordPanel({ recording }: { recording: Recording | undefined }) {
  if (!recording?.isAsked)
    return (
      <div className={styles.panel}>
        <p>
          A recording holds what comes into the statecharts from outside: presses, answers, messages
          and delays, with the time between them, and no passwords or tokens. It begins with a load
          of this page.
        </p>
        <p className={styles.buttons}>
          <button type="button" onClick={beginRecording}>
            Record
          </button>
        </p>
      </div>
    )
  if (recording.isOver()) return <Recorded recording={recording} />
  return (
    <div className={styles.panel}>
      <p role="status">{recording.steps().length} steps are recorded.</p>
      <p className={styles.buttons}>
        <button type="button" onClick={recording.stop}>
          Stop
        </button>
      </p>
    </div>
  )
}

function Recorded({ recording }: { recording: Recording }) {
  const [title, setTitle] = useState('')
  const { journey, leftOut } = useMemo(() => toJourney('', recording.recorded()), [recording])
  return (
    <div className={styles.panel}>
      <p>{journey.steps.length} steps are recorded.</p>
      {leftOut.length > 0 && (
        <section aria-labelledby="record-left-out">
          <h3 id="record-left-out">Not possible in the lab, and left out</h3>
          <ul>
            {leftOut.map((text, i) => (
              <li key={i}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <KeepJourney journey={{ ...journey, title }} onTitle={setTitle}>
        {(named) => (
          <button
            type="button"
            onClick={() => {
              handOver(named)
              window.open(`${base}/journeys/${handedOver}`)
            }}
          >
            Open in the lab
          </button>
        )}
      </KeepJourney>
    </div>
  )
}
