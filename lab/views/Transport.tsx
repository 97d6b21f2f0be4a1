import RotateCcw from 'lucide-react/icons/rotate-ccw'
import StepBack from 'lucide-react/icons/step-back'
import StepForward from 'lucide-react/icons/step-forward'
import Undo from 'lucide-react/icons/undo-2'
import { frameOf, type Session, type SessionState } from '../run/session.ts'
import { valueText } from '../run/valueText.ts'
import styles from './Transport.module.css'
import { useKeys } from './useKeys.ts'

const isBackKey = ({ key, altKey }: KeyboardEvent) => altKey && key === 'ArrowLeft'
const isForwardKey = ({ key, altKey }: KeyboardEvent) => altKey && key === 'ArrowRight'

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
  const isFirst = at === 0
  const isLast = at === frames.length - 1
  // Also at the ends, where the browser would leave the page.
  useKeys((event) => {
    if (isBackKey(event) && !isFirst) session.goTo(at - 1)
    if (isForwardKey(event) && !isLast) session.goTo(at + 1)
    return isBackKey(event) || isForwardKey(event)
  })
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
          title="One step back (Alt + ←)"
          aria-keyshortcuts="Alt+ArrowLeft"
          disabled={isFirst}
          onClick={() => session.goTo(at - 1)}
        >
          <StepBack aria-hidden size={18} />
        </button>
        <button
          type="button"
          aria-label="One step forward"
          title="One step forward (Alt + →)"
          aria-keyshortcuts="Alt+ArrowRight"
          disabled={isLast}
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
