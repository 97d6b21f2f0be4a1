import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import {
  selectIsLoggingIn,
  selectLoginProblems,
  selectRefusal,
} from '../../machines/account/session.machine.ts'
import controls from '../parts/controls.module.css'
import { Field } from '../parts/fields/Field.tsx'
import { FormProblem } from '../parts/fields/FormProblem.tsx'
import { PasswordField } from '../parts/fields/PasswordField.tsx'
import { useFocusOnProblem } from '../parts/fields/useFocusOnProblem.ts'
import styles from '../parts/forms.module.css'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Link } from '../parts/links/Link.tsx'
import { Notice } from '../parts/Notice.tsx'
import { PageHead } from '../parts/page/PageHead.tsx'
import page from '../parts/page/page.module.css'
import { useShop } from '../parts/shop.ts'

/**
 * Logging in (rule A5).
 * @param email the address typed before the page was reloaded
 * @param isNeeded whether a visitor without script has asked for a page of customers
 */
export function LoginPage({
  email = '',
  isNeeded = false,
  onEmailTyped = () => undefined,
}: {
  email?: string
  isNeeded?: boolean
  onEmailTyped?: (email: string) => void
}) {
  const { t } = useTranslation()
  const { session } = useShop()
  const isLoggingIn = useSelector(session, selectIsLoggingIn)
  const refusal = useSelector(session, selectRefusal)
  const problems = useSelector(session, selectLoginProblems)
  const form = useRef<HTMLFormElement>(null)
  useFocusOnProblem(form, problems)
  return (
    <div className={styles.narrow}>
      <PageHead page={{ kind: 'login' }} />
      <div className={page.head}>
        <h1>{t('login.title')}</h1>
        <p className={page.lead}>{t('login.lead')}</p>
      </div>
      <form
        ref={form}
        className={styles.form}
        method="post"
        noValidate
        onInput={({ currentTarget }) =>
          session.send({ type: 'login.typed', ...credentialsIn(currentTarget) })
        }
        onSubmit={(event) => {
          event.preventDefault()
          session.send({ type: 'login.submitted', ...credentialsIn(event.currentTarget) })
        }}
      >
        {/* With script the bar says so. */}
        {isNeeded && (
          <noscript>
            <Notice>{t('session.loginRequired')}</Notice>
          </noscript>
        )}
        <FormProblem refusal={refusal} problems={problems} />
        <Field
          label={t('field.emailLabel')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          defaultValue={email}
          problem={problems.email}
          onInput={(event) => onEmailTyped(event.currentTarget.value)}
        />
        <PasswordField
          label={t('field.passwordLabel')}
          name="password"
          autoComplete="current-password"
          problem={problems.password}
        />
        <button type="submit" className={controls.button} aria-disabled={isLoggingIn}>
          {t(isLoggingIn ? 'login.sending' : 'login.submit')}
        </button>
      </form>
      <p className={styles.forgot}>
        <Link to="/forgot-password">{t('login.forgot')}</Link>
      </p>
      <p className={styles.other}>
        {t('login.noAccount')} <Link to="/my-account">{t('home.guest.apply')}</Link>
      </p>
    </div>
  )
}

const credentialsIn = (form: HTMLFormElement) => {
  const typed = new FormData(form)
  return { email: String(typed.get('email') ?? ''), password: String(typed.get('password') ?? '') }
}
