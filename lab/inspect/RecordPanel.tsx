import { useMemo, useState } from 'react'
import { base } from '../base.ts'
import { handOver, nameToHand } from '../journey/handOver.ts'
import { KeepJourney } from '../journey/page/KeepJourney.tsx'
import { type Recorded, toJourney } from '../journey/play.ts'
import { beginRecording, type Recording } from '../journey/recording.ts'
import styles from './panels.module.css'

/** Records what happens in the app as a journey, which the lab opens and `npm test` replays. */
export default function RecordPanel({ recording }: { recording: Recording | undefined }) {
  const stopped = recording?.stopped()
  if (recording && stopped) return <Stopped recording={recording} recorded={stopped} />
  if (recording?.isRunning())
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
  return (
    <div className={styles.panel}>
      <p>
        A recording holds what comes into the statecharts from outside: presses, answers, messages
        and delays, with the time between them, and no passwords or tokens. It begins with a load of
        this page.
      </p>
      <p className={styles.buttons}>
        <button type="button" onClick={beginRecording}>
          Record
        </button>
      </p>
    </div>
  )
}

function Stopped({ recording, recorded }: { recording: Recording; recorded: Recorded }) {
  const [title, setTitle] = useState('')
  const { journey, leftOut } = useMemo(() => toJourney('', recorded), [recorded])
  return (
    <div className={styles.panel}>
      <p>
        {journey.steps.length} steps are recorded. They stay in this tab until you save or drop
        them.
      </p>
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
      <KeepJourney journey={{ ...journey, title }} onTitle={setTitle} onSaved={recording.saved}>
        {(named) => (
          <>
            <button
              type="button"
              onClick={() => {
                const name = nameToHand('recorded')
                handOver(name, named)
                window.open(`${base}/journeys/${name}`)
              }}
            >
              Open in the lab
            </button>
            <button type="button" onClick={recording.drop}>
              Drop this recording
            </button>
          </>
        )}
      </KeepJourney>
    </div>
  )
}
