import type { FormRef } from '../../machines/account/formMachine.ts'
import controls from '../parts/controls.module.css'
import { FormProblem } from '../parts/fields/FormProblem.tsx'
import forms from '../parts/forms.module.css'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Interlude } from '../parts/Interlude.tsx'
import { Link } from '../parts/links/Link.tsx'
import { PageHead } from '../parts/page/PageHead.tsx'
import page from '../parts/page/page.module.css'
import { NewPasswordFields } from './forms/formParts.tsx'
import { useForm } from './forms/useForm.ts'

/** Setting a new password with the link of the mail (rule A15). */
export function ResetPasswordPage({ reset }: { reset: FormRef }) {
  const { t } = useTranslation()
  const { problems, refusal, isSending, isDone, handlers } = useForm(reset)
  const head = <PageHead page={{ kind: 'resetPassword' }} />
  if (isDone)
    return (
      <>
        {head}
        <Interlude level={1} takesFocus title={t('reset.done')}>
          <p>{t('reset.doneText')}</p>
          <Link className={controls.button} to="/login">
            {t('login.submit')}
          </Link>
        </Interlude>
      </>
    )
  return (
    <div className={forms.narrow}>
      {head}
      <div className={page.head}>
        <h1>{t('resetPassword.title')}</h1>
        <p className={page.lead}>{t('resetPassword.lead')}</p>
      </div>
      <form className={forms.form} {...handlers}>
        <FormProblem refusal={refusal} problems={problems} />
        <NewPasswordFields problems={problems} />
        <button type="submit" className={controls.button} aria-disabled={isSending}>
          {t(isSending ? 'reset.sending' : 'reset.submit')}
        </button>
      </form>
      <p className={forms.other}>
        {t('reset.linkDead')} <Link to="/forgot-password">{t('forgot.askAgain')}</Link>
      </p>
    </div>
  )
}
