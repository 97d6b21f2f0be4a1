import { z } from 'zod'
import type { CallOutcome } from '../calls/callOutcomes.ts'
import { faultKinds } from '../calls/faultKinds.ts'
import type { Answer } from '../run/flow.ts'
import styles from './timeline/Steps.module.css'

const toAnswer = ({ fault, ends }: CallOutcome): Answer =>
  'failure' in ends
    ? { failure: ends.failure, fault }
    : // A flow keeps JSON; an actor without an output has none.
      { output: z.json().parse(JSON.parse(JSON.stringify(ends.output ?? null))), fault }

const endText = ({ ends }: CallOutcome): string => {
  if ('failure' in ends) return 'fails'
  const kind: unknown = Object(ends.output).kind
  return typeof kind === 'string' ? `ends as ${kind}` : 'ends anyway'
}

/** What an actor ends with if its call to the server goes wrong in one way or another. */
export function FailingCalls({
  actor,
  outcomes,
  onAnswer,
}: {
  actor: string
  outcomes: readonly CallOutcome[]
  onAnswer: (answer: Answer) => void
}) {
  return (
    <details className={styles.payload}>
      <summary>Its call goes wrong</summary>
      <ul aria-label={`Faults of ${actor}`}>
        {outcomes.map((outcome) => (
          <li key={outcome.fault}>
            <button
              type="button"
              className={styles.fault}
              onClick={() => onAnswer(toAnswer(outcome))}
            >
              {faultKinds[outcome.fault]}
              <span className={styles.of}>{endText(outcome)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
