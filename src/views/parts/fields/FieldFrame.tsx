import { type ReactNode, useId } from 'react'
import type { Sentence } from '../../../machines/parts/shell.ts'
import { useSentence } from '../hooks/useSentence.ts'
import { useTranslation } from '../hooks/useTranslation.ts'
import styles from './Field.module.css'

/** The props of a field's element from its frame. */
export interface Framed {
  readonly id: string
  readonly 'aria-required': boolean
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

/** The label of a field, and its problem or a hint. */
export function FieldFrame({
  label,
  problem,
  hint,
  required = false,
  children,
}: {
  label: string
  problem?: Sentence | undefined
  hint?: string | undefined
  required?: boolean | undefined
  children: (framed: Framed) => ReactNode
}) {
  const { t } = useTranslation()
  const say = useSentence()
  const id = useId()
  const note = `${id}-note`
  return (
    <div className={styles.field}>
      <span className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {!required && <span aria-hidden>{t('field.optional')}</span>}
      </span>
      {children({
        id,
        'aria-required': required,
        'aria-invalid': problem !== undefined,
        'aria-describedby': problem || hint ? note : undefined,
      })}
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
