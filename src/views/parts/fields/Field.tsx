import { type InputHTMLAttributes, useId } from 'react'
import type { Sentence } from '../../../machines/parts/shell.ts'
import { useSentence } from '../hooks/useSentence.ts'
import styles from './Field.module.css'
import { FieldFrame } from './FieldFrame.tsx'

/** A labelled input with its problem. */
export function Field({
  label,
  problem,
  hint,
  required,
  ...input
}: {
  label: string
  problem?: Sentence | undefined
  hint?: string | undefined
} & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <FieldFrame label={label} problem={problem} hint={hint} required={required}>
      {(framed) => <input dir="auto" {...input} {...framed} />}
    </FieldFrame>
  )
}

/** A labelled checkbox with its problem. */
export function CheckField({
  label,
  problem,
  ...input
}: { label: string; problem?: Sentence | undefined } & InputHTMLAttributes<HTMLInputElement>) {
  const say = useSentence()
  const id = useId()
  const note = `${id}-note`
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? note : undefined}
        />
        <span>{label}</span>
      </label>
      {problem && (
        <span id={note} className={styles.problem} role="alert">
          {say(problem)}
        </span>
      )}
    </div>
  )
}
