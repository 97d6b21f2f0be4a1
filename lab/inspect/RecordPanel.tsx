import { useMemo, useState } from 'react'
import { base } from '../address.ts'
import { writeJourney } from '../journey/journey.ts'
import { handedOver, handOver } from '../journey/kept.ts'
import { toJourney } from '../journey/play.ts'
import { beginRecording, type Recording } from '../journey/recording.ts'
import { journeyFileName, type Saved, saveJourney } from '../journey/save.ts'
import { keep } from '../views/save/keep.ts'
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

const savedText = (saved: Saved | undefined, name: string) => {
  if (saved === undefined) return ''
  if (saved === 'saved') return `Saved as tests/flows/journeys/${name}.json; npm test replays it.`
  if (saved === 'exists') return `There is another journey with the name ${name}.`
  return saved.problem
}

function Recorded({ recording }: { recording: Recording }) {
  const [title, setTitle] = useState('')
  const [saved, setSaved] = useState<Saved>()
  const { journey, leftOut } = useMemo(() => toJourney('', recording.recorded()), [recording])
  const named = { ...journey, title: title.trim() }
  const name = journeyFileName(title)
  const save = async (isReplaced: boolean) => setSaved(await saveJourney(named, isReplaced))
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
      <form
        className={styles.buttons}
        onSubmit={(event) => {
          event.preventDefault()
          void save(false)
        }}
      >
        <label>
          What this journey shows
          <input
            required
            value={title}
            placeholder="A chain is picked, put into the cart and ordered"
            onChange={(event) => {
              setSaved(undefined)
              setTitle(event.currentTarget.value)
            }}
          />
        </label>
        <button type="submit">Save to tests/flows/journeys</button>
        {saved === 'exists' && (
          <button type="button" onClick={() => void save(true)}>
            Replace it
          </button>
        )}
        <button
          type="button"
          onClick={() => keep(`${name || 'journey'}.json`, 'application/json', writeJourney(named))}
        >
          Download
        </button>
        <button
          type="button"
          onClick={() => {
            handOver(named)
            window.open(`${base}/journeys/${handedOver}`)
          }}
        >
          Open in the lab
        </button>
      </form>
      <p role="status">{savedText(saved, name)}</p>
    </div>
  )
}
