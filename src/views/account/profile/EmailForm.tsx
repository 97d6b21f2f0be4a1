import type { FormRef } from '../../../machines/account/formMachine.ts'
import controls from '../../parts/controls.module.css'
import { Field } from '../../parts/fields/Field.tsx'
import { FormProblem } from '../../parts/fields/FormProblem.tsx'
import forms from '../../parts/forms.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { CurrentPasswordField, FormDone } from '../forms/formParts.tsx'
import { useForm } from '../forms/useForm.ts'
import styles from './AccountPage.module.css'

/** Requests a change of the e-mail address; the current one stays until the new one is confirmed. */
export function EmailForm({ email, changeEmail }: { email: string; changeEmail: FormRef }) {
  const { t } = useTranslation()
  const { problems, refusal, isSending, isDone, typed, handlers } = useForm(changeEmail)
  if (isDone)
    return (
      <FormDone
        form={changeEmail}
        title={t('account.emailMailed')}
        text={t('account.emailMailedText', { email: String(typed.email ?? '').trim() })}
        again={t('forgot.again')}
      />
    )
  return (
    <section className={styles.section} aria-labelledby="email">
      <h2 id="email">{t('account.email')}</h2>
      <p className={styles.lead}>{t('account.emailLead', { email })}</p>
      <form className={forms.form} {...handlers}>
        <FormProblem refusal={refusal} problems={problems} />
        <Field
          label={t('field.newEmailLabel')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          defaultValue={String(typed.email ?? '')}
          problem={problems.email}
        />
        <CurrentPasswordField email={email} problem={problems.password} />
        <button type="submit" className={controls.button} aria-disabled={isSending}>
          {t(isSending ? 'forgot.sending' : 'account.changeEmail')}
        </button>
      </form>
    </section>
  )
}
