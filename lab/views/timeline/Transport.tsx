import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Undo from 'lucide-react/icons/undo-2'
import { frameOf, type Session, type SessionState } from '../../run/session.ts'
import { valueText } from '../../run/valueText.ts'
import { StepButtons } from './StepButtons.tsx'
import styles from './Transport.module.css'

/** The controls of the session: start, back, forward, restart and its undoing. */
export function Transport({
  session,
  state,
  inputs,
}: {
  session: Session
  state: SessionState
  inputs: readonly string[]
}) {
  const { at, frames, former } = state
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
        <StepButtons at={at} last={frames.length - 1} onGo={session.goTo} />
        <button
          type="button"
          aria-label="Start over"
          title="Start over"
          onClick={() => session.restart()}
        >
          <RotateCcw aria-hidden size={18} />
        </button>
        <button
          type="button"
          aria-label="Undo: bring the previous session back"
          title="Undo: bring the previous session back"
          disabled={former === null}
          onClick={() => session.undo()}
        >
          <Undo aria-hidden size={18} />
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
