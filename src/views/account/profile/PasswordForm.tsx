import type { FormRef } from '../../../machines/account/formMachine.ts'
import controls from '../../parts/controls.module.css'
import { FormProblem } from '../../parts/fields/FormProblem.tsx'
import forms from '../../parts/forms.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { CurrentPasswordField, FormDone, NewPasswordFields } from '../forms/formParts.tsx'
import { useForm } from '../forms/useForm.ts'
import styles from './AccountPage.module.css'

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
      <FormDone
        form={changePassword}
        title={t('account.passwordChanged')}
        text={t('reset.doneText')}
        again={t('account.passwordAgain')}
      />
    )
  return (
    <section className={styles.section} aria-labelledby="password">
      <h2 id="password">{t('account.password')}</h2>
      <p className={styles.lead}>{t('account.passwordLead')}</p>
      <form className={forms.form} {...handlers}>
        <FormProblem refusal={refusal} problems={problems} />
        <CurrentPasswordField email={email} problem={problems.password} />
        <NewPasswordFields problems={problems} />
        <button type="submit" className={controls.button} aria-disabled={isSending}>
          {t(isSending ? 'account.saving' : 'account.changePassword')}
        </button>
      </form>
    </section>
  )
}
