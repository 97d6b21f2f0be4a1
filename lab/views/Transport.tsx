import RotateCcw from 'lucide-react/icons/rotate-ccw'
import StepBack from 'lucide-react/icons/step-back'
import StepForward from 'lucide-react/icons/step-forward'
import { frameOf, type Session, type SessionState } from '../run/session.ts'
import { valueText } from '../run/words.ts'
import styles from './Transport.module.css'

/** The controls of the session: start, back, forward and restart. */
export function Transport({
  session,
  state,
  inputs,
}: {
  session: Session
  state: SessionState
  inputs: readonly string[]
}) {
  const { at, frames } = state
  const now = frameOf(state)
  return (
    <div className={styles.bar}>
      <label className={styles.input}>
        <span>Starts with</span>
        <select
          value={state.input}
          onChange={(event) => session.restart(event.currentTarget.value)}
        >
          {inputs.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <div className={styles.buttons}>
        <button
          type="button"
          aria-label="One step back"
          title="One step back"
          disabled={at === 0}
          onClick={() => session.goTo(at - 1)}
        >
          <StepBack aria-hidden size={18} />
        </button>
        <button
          type="button"
          aria-label="One step forward"
          title="One step forward"
          disabled={at === frames.length - 1}
          onClick={() => session.goTo(at + 1)}
        >
          <StepForward aria-hidden size={18} />
        </button>
        <button
          type="button"
          aria-label="Start over"
          title="Start over"
          onClick={() => session.restart()}
        >
          <RotateCcw aria-hidden size={18} />
        </button>
      </div>
      <p className={styles.state} role="status">
        <strong>{valueText(now.value) || state.machine}</strong>
        <span>
          step {at} of {frames.length - 1}
        </span>
      </p>
    </div>
  )
}
