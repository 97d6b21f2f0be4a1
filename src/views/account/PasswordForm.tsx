import { useTranslation } from 'react-i18next'
import type { FormRef } from '../../machines/account/formMachine.ts'
import forms from '../pages/forms.module.css'
import controls from '../parts/controls.module.css'
import { FormProblem } from '../parts/FormProblem.tsx'
import { Interlude } from '../parts/Interlude.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import styles from './AccountPage.module.css'
import { useForm } from './useForm.ts'

/** Changing the password, which logs every other device out. */
export function PasswordForm({
  email,
  changePassword,
}: {
  email: string
  changePassword: FormRef
}) {
  const { t } = useTranslation()
  const { problems, refusal, isSending, isDone, handlers } = useForm(changePassword)
  if (isDone)
    return (
      <Interlude takesFocus title={t('account.passwordChanged')}>
        <p>{t('reset.doneText')}</p>
        <button
          type="button"
          className={controls.quiet}
          onClick={() => changePassword.send({ type: 'form.reopened' })}
        >
          {t('account.passwordAgain')}
        </button>
      </Interlude>
    )
  return (
    <section className={styles.section} aria-labelledby="password">
      <h2 id="password">{t('account.password')}</h2>
      <p className={styles.lead}>{t('account.passwordLead')}</p>
      <form className={forms.form} {...handlers}>
        <FormProblem refusal={refusal} problems={problems} />
        {/* Tells password managers whose password it is. */}
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          label={t('field.currentPasswordLabel')}
          name="password"
          autoComplete="current-password"
          problem={problems.password}
        />
        <PasswordField
          label={t('field.newPasswordLabel')}
          name="newPassword"
          autoComplete="new-password"
          hint={t('field.passwordHint')}
          problem={problems.newPassword}
        />
        <PasswordField
          label={t('field.confirmNewPasswordLabel')}
          name="confirmPassword"
          autoComplete="new-password"
          problem={problems.confirmPassword}
        />
        <button type="submit" className={controls.button} disabled={isSending}>
          {t(isSending ? 'account.saving' : 'account.changePassword')}
        </button>
      </form>
    </section>
  )
}
