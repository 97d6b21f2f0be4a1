import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type KeyboardEvent, Suspense, useId, useState } from 'react'
import type { Sentence } from '../../../machines/parts/shell.ts'
import { useSentence } from '../hooks/useSentence.ts'
import { useTranslation } from '../hooks/useTranslation.ts'
import { lazyExtra } from '../lazyPart.tsx'
import fieldStyles from './Field.module.css'
import styles from './PasswordField.module.css'

/** Loaded when the user begins to type a new password: the dictionaries of the meter are large. */
const PasswordMeter = lazyExtra(() => import('./PasswordMeter.tsx'))

/**
 * A password with a button that shows it, and a word when Caps Lock is on. A new password has a meter of its
 * strength.
 */
export function PasswordField({
  label,
  name,
  autoComplete,
  problem,
  hint,
  hasMeter = autoComplete === 'new-password',
}: {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  problem?: Sentence | undefined
  hint?: string
  /** The repetition of a password needs no second one. */
  hasMeter?: boolean
}) {
  const { t } = useTranslation()
  const say = useSentence()
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  const [hasCapsLock, setHasCapsLock] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const readCapsLock = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'))
  const note = `${id}-note`
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.head}>
        <label htmlFor={id}>{label}</label>
      </span>
      <span className={styles.box}>
        <input
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          aria-invalid={problem !== undefined}
          aria-describedby={problem || hint || hasCapsLock ? note : undefined}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          onFocus={() => setTyped((text) => text ?? '')}
          onBlur={() => setHasCapsLock(false)}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={isShown}
          aria-label={t(isShown ? 'field.hidePassword' : 'field.showPassword', { label })}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden size={20} />
        </button>
      </span>
      {hasMeter && typed !== null && (
        <Suspense>
          <PasswordMeter password={typed} />
        </Suspense>
      )}
      <span id={note} className={styles.notes}>
        {hasCapsLock && <span className={fieldStyles.hint}>{t('field.capsLock')}</span>}
        {problem ? (
          <span className={fieldStyles.problem} role="alert">
            {say(problem)}
          </span>
        ) : (
          hint && <span className={fieldStyles.hint}>{hint}</span>
        )}
      </span>
    </div>
  )
}
