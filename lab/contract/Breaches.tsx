import { base } from '../base.ts'
import { timeText } from '../watch/entryText.ts'
import type { SeenCalls } from '../watch/seenCalls.ts'
import styles from './ContractPage.module.css'

/** What the inspector saw of the contract in this browser: how much, and which answers broke it. */
export function Breaches({ seen, onForget }: { seen: SeenCalls; onForget: () => void }) {
  const { answers, breaches } = seen
  const count = Object.keys(answers).length
  if (count === 0)
    return (
      <p className={styles.seen}>
        Nothing was seen in this browser yet: open the shop with <code>?inspect</code>.
      </p>
    )
  return (
    <section className={styles.seen} aria-label="Seen in this browser">
      <p>
        {count} {count === 1 ? 'call was' : 'calls were'} seen in this browser;{' '}
        {breaches.length === 0
          ? 'no answer broke the contract.'
          : 'these answers broke the contract:'}{' '}
        <button type="button" onClick={onForget}>
          Forget
        </button>
      </p>
      {breaches.length > 0 && (
        <ul>
          {breaches.toReversed().map(({ call, status, time, breach }) => (
            <li key={`${time} ${call} ${status} ${breach}`}>
              <time>{timeText(time)}</time> <a href={`${base}/contract?call=${call}`}>{call}</a>{' '}
              {status}: {breach}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
