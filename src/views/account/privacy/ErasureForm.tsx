import type { FormRef } from '../../../machines/account/formMachine.ts'
import controls from '../../parts/controls.module.css'
import { FormProblem } from '../../parts/fields/FormProblem.tsx'
import forms from '../../parts/forms.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { CurrentPasswordField, FormDone } from '../forms/formParts.tsx'
import { useForm } from '../forms/useForm.ts'
import styles from '../profile/AccountPage.module.css'
import { ErasureFacts } from './ErasureFacts.tsx'

/** Asking for the mail whose link erases the account. */
export function ErasureForm({ email, eraseAccount }: { email: string; eraseAccount: FormRef }) {
  const { t } = useTranslation()
  const { problems, refusal, isSending, isDone, handlers } = useForm(eraseAccount)
  if (isDone)
    return (
      <FormDone
        form={eraseAccount}
        title={t('forgot.mailed')}
        text={t('privacy.mailedText', { email })}
        again={t('forgot.askAgain')}
      />
    )
  return (
    <section className={styles.section} aria-labelledby="erasure">
      <h2 id="erasure">{t('eraseAccount.title')}</h2>
      <p className={styles.lead}>{t('privacy.eraseLead')}</p>
      <ErasureFacts />
      <p>{t('privacy.openOrders')}</p>
      <form className={forms.form} {...handlers}>
        <FormProblem refusal={refusal} problems={problems} />
        <CurrentPasswordField email={email} problem={problems.password} />
        <button type="submit" className={controls.button} aria-disabled={isSending}>
          {t(isSending ? 'forgot.sending' : 'forgot.submit')}
        </button>
      </form>
    </section>
  )
}
