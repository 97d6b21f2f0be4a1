import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { useTranslation } from '../hooks/useTranslation.ts'
import styles from './PasswordField.module.css'

const strengths = [
  'password.veryWeak',
  'password.veryWeak',
  'password.weak',
  'password.good',
  'password.strong',
] as const

const estimator = new ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs })

/** How hard a new password is to guess. */
export default function PasswordMeter({ password }: { password: string }) {
  const { t } = useTranslation()
  if (password === '') return null
  // The estimate of a very long text takes seconds; its first 100 characters are enough.
  const { score } = estimator.check(password.slice(0, 100))
  const filled = Math.max(1, score)
  return (
    <span className={styles.meter}>
      <span className={styles.bar} aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-filled={step <= filled} />
        ))}
      </span>
      <span role="status">{t(strengths[score])}</span>
    </span>
  )
}
