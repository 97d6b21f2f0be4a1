import { useState } from 'react'
import { type Possibility, readPayload, writePayload } from '../run/possible.ts'
import { PayloadEditor } from './PayloadEditor.tsx'
import styles from './timeline/Steps.module.css'

const reasonOf = (possibility: Possibility): string | null => {
  if (possibility.kind === 'refused') return `refused by ${possibility.guards.join(', ')}`
  if (possibility.kind === 'ignored') return 'ignored in this state'
  return possibility.kind === 'elsewhere' ? 'not known in this state' : null
}

/** One event: a choice of payloads with the same outcome, an editor for the payload, and the button that sends it. */
export function EventCard({
  type,
  payloads,
  judge,
  onSend,
}: {
  type: string
  payloads: Readonly<Record<string, object>>
  judge: (event: { type: string }) => Possibility
  onSend: (event: { type: string }) => void
}) {
  const names = Object.keys(payloads)
  const [wanted, setWanted] = useState('')
  const [edited, setEdited] = useState<string | null>(null)
  // After a step, a payload may have another outcome, and be elsewhere.
  const chosen = names.includes(wanted) ? wanted : (names[0] ?? '')
  const text = edited ?? writePayload(payloads[chosen] ?? {})
  const read = readPayload(text)
  const problem = 'problem' in read ? read.problem : null
  const event = 'payload' in read ? { ...read.payload, type } : { type }
  const possibility = judge(event)
  const reason = problem === null ? reasonOf(possibility) : 'the payload is not valid'
  const hasPayload = Object.values(payloads).some((payload) => writePayload(payload) !== '')
  return (
    <li className={styles.card} data-kind={possibility.kind}>
      <button
        type="button"
        className={styles.send}
        disabled={reason !== null}
        onClick={() => onSend(event)}
      >
        <span>{type}</span>
        {reason !== null && <span className={styles.reason}>{reason}</span>}
      </button>
      {names.length > 1 && (
        <select
          aria-label={`Example of ${type}`}
          value={chosen}
          onChange={({ currentTarget: { value } }) => {
            setWanted(value)
            setEdited(null)
          }}
        >
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
      {hasPayload && (
        <details className={styles.payload}>
          <summary>{names.length > 1 ? 'Payload' : `Payload: ${chosen}`}</summary>
          <PayloadEditor
            label={`Payload of ${type}`}
            text={text}
            problem={problem}
            onType={setEdited}
          />
        </details>
      )}
    </li>
  )
}
