import { type InputHTMLAttributes, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sentence } from '../../machines/shell.ts'
import styles from './Field.module.css'
import { useSentence } from './useSentence.ts'

/** A labelled input with what is wrong with it. */
export function Field({
  label,
  problem,
  hint,
  ...input
}: {
  label: string
  problem?: Sentence | undefined
  hint?: string
} & InputHTMLAttributes<HTMLInputElement>) {
  const { t } = useTranslation()
  const say = useSentence()
  const id = useId()
  const note = `${id}-note`
  return (
    <div className={styles.field}>
      <span className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {!input.required && <span aria-hidden>{t('field.optional')}</span>}
      </span>
      <input
        {...input}
        id={id}
        required={false}
        aria-required={input.required}
        aria-invalid={problem !== undefined}
        aria-describedby={problem || hint ? note : undefined}
      />
      {problem ? (
        <span id={note} className={styles.problem} role="alert">
          {say(problem)}
        </span>
      ) : (
        hint && (
          <span id={note} className={styles.hint}>
            {hint}
          </span>
        )
      )}
    </div>
  )
}

/** A labelled checkbox with what is wrong with it. */
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
