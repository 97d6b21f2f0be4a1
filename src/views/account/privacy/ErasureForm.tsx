import { useTranslation } from 'react-i18next'
import type { FormRef } from '../../../machines/account/formMachine.ts'
import forms from '../../pages/forms.module.css'
import controls from '../../parts/controls.module.css'
import { FormProblem } from '../../parts/FormProblem.tsx'
import { Interlude } from '../../parts/Interlude.tsx'
import { PasswordField } from '../../parts/PasswordField.tsx'
import styles from '../AccountPage.module.css'
import { useForm } from '../useForm.ts'
import { ErasureFacts } from './ErasureFacts.tsx'

/** Asking for the mail whose link erases the account. */
export function ErasureForm({ email, eraseAccount }: { email: string; eraseAccount: FormRef }) {
  const { t } = useTranslation()
  const { problems, refusal, isSending, isDone, handlers } = useForm(eraseAccount)
  if (isDone)
    return (
      <Interlude takesFocus title={t('forgot.mailed')}>
        <p>{t('privacy.mailedText', { email })}</p>
        <button
          type="button"
          className={controls.quiet}
          onClick={() => eraseAccount.send({ type: 'form.reopened' })}
        >
          {t('forgot.askAgain')}
        </button>
      </Interlude>
    )
  return (
    <section className={styles.section} aria-labelledby="erasure">
      <h2 id="erasure">{t('eraseAccount.title')}</h2>
      <p className={styles.lead}>{t('privacy.eraseLead')}</p>
      <ErasureFacts />
      <p>{t('privacy.openOrders')}</p>
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
        <button type="submit" className={controls.button} disabled={isSending}>
          {t(isSending ? 'forgot.sending' : 'forgot.submit')}
        </button>
      </form>
    </section>
  )
}
