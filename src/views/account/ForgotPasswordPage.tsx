import type { FormRef } from '../../machines/account/formMachine.ts'
import controls from '../parts/controls.module.css'
import { Field } from '../parts/fields/Field.tsx'
import { FormProblem } from '../parts/fields/FormProblem.tsx'
import forms from '../parts/forms.module.css'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Link } from '../parts/links/Link.tsx'
import { PageHead } from '../parts/page/PageHead.tsx'
import page from '../parts/page/page.module.css'
import { FormDone } from './forms/formParts.tsx'
import { useForm } from './forms/useForm.ts'

/** Asking for an e-mail with a link to set a new password (rule A14). */
export function ForgotPasswordPage({ forgot }: { forgot: FormRef }) {
  const { t } = useTranslation()
  const { problems, refusal, isSending, isDone, typed, handlers } = useForm(forgot)
  const head = <PageHead page={{ kind: 'forgotPassword' }} />
  if (isDone)
    return (
      <>
        {head}
        <FormDone
          form={forgot}
          level={1}
          title={t('forgot.mailed')}
          text={t('forgot.mailedText', { email: String(typed.verifyEmail ?? '').trim() })}
          again={t('forgot.again')}
        />
      </>
    )
  return (
    <div className={forms.narrow}>
      {head}
      <div className={page.head}>
        <h1>{t('forgotPassword.title')}</h1>
        <p className={page.lead}>{t('forgotPassword.lead')}</p>
      </div>
      <form className={forms.form} {...handlers}>
        <FormProblem refusal={refusal} problems={problems} />
        <Field
          label={t('field.emailLabel')}
          name="verifyEmail"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          defaultValue={String(typed.verifyEmail ?? '')}
          problem={problems.verifyEmail}
        />
        <button type="submit" className={controls.button} aria-disabled={isSending}>
          {t(isSending ? 'forgot.sending' : 'forgot.submit')}
        </button>
      </form>
      <p className={forms.other}>
        {t('forgot.remembered')} <Link to="/login">{t('login.submit')}</Link>
      </p>
    </div>
  )
}
