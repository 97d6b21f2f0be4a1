import type { ReactNode } from 'react'
import type { FormRef } from '../../../machines/account/formMachine.ts'
import controls from '../../parts/controls.module.css'
import { FormProblem } from '../../parts/fields/FormProblem.tsx'
import forms from '../../parts/forms.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Interlude } from '../../parts/Interlude.tsx'
import { Link } from '../../parts/links/Link.tsx'
import { PageHead } from '../../parts/page/PageHead.tsx'
import page from '../../parts/page/page.module.css'
import { useForm } from '../forms/useForm.ts'

const texts = {
  confirmEmail: {
    title: 'confirmEmail.title',
    lead: 'confirmEmail.lead',
    submit: 'confirmEmail.submit',
    done: 'reply.emailConfirmed',
    next: 'account.title',
    to: '/my-account',
  },
  undoEmail: {
    title: 'undoEmail.title',
    lead: 'undoEmail.lead',
    submit: 'undoEmail.submit',
    done: 'reply.emailUndone',
    next: 'resetPassword.title',
    to: '/forgot-password',
  },
  eraseAccount: {
    title: 'eraseAccount.title',
    lead: 'eraseAccount.lead',
    submit: 'eraseAccount.submit',
    done: 'reply.erased',
    next: 'verification.home',
    to: '/',
  },
} as const

/** The page of the links that confirm a new e-mail address, undo the change, or erase the account. */
export function EmailLinkPage({
  kind,
  token,
  link,
  children,
}: {
  kind: keyof typeof texts
  token: string
  link: FormRef
  /** What the reader should know before pressing the button. */
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const { problems, refusal, isSending, isDone, handlers } = useForm(link)
  const { title, lead, submit, done, next, to } = texts[kind]
  const head = <PageHead page={{ kind }} />
  if (isDone)
    return (
      <>
        {head}
        <Interlude level={1} takesFocus title={t(title)}>
          <p>{t(done)}</p>
          <Link className={controls.button} to={to}>
            {t(next)}
          </Link>
        </Interlude>
      </>
    )
  return (
    <div className={forms.narrow}>
      {head}
      <div className={page.head}>
        <h1>{t(title)}</h1>
        <p className={page.lead}>{t(lead)}</p>
      </div>
      {children}
      <form className={forms.form} {...handlers}>
        <FormProblem refusal={refusal ?? problems.token ?? null} problems={problems} />
        <input type="hidden" name="token" value={token} />
        <button type="submit" className={controls.button} aria-disabled={isSending}>
          {t(isSending ? 'account.saving' : submit)}
        </button>
      </form>
    </div>
  )
}
