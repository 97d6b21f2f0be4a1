import { useId } from 'react'
import styles from './timeline/Steps.module.css'

/** A JSON editor that shows what is wrong. */
export function PayloadEditor({
  label,
  text,
  problem,
  onType,
}: {
  label: string
  text: string
  problem: string | null
  onType: (text: string) => void
}) {
  const id = useId()
  return (
    <div className={styles.editor}>
      <textarea
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : id}
        spellCheck={false}
        rows={Math.min(9, text.split('\n').length)}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {problem !== null && (
        <p id={id} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
