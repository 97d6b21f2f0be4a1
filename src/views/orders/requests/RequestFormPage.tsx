import type { ReactNode } from 'react'
import type { RequestSummary } from '../../../contracts/orders/requests.ts'
import type { FormRef } from '../../../machines/account/formMachine.ts'
import type { FieldProblems } from '../../../machines/parts/fieldProblems.ts'
import { useForm } from '../../account/forms/useForm.ts'
import controls from '../../parts/controls.module.css'
import { FormProblem } from '../../parts/fields/FormProblem.tsx'
import forms from '../../parts/forms.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { PageHead } from '../../parts/page/PageHead.tsx'
import page from '../../parts/page/page.module.css'
import { RequestList } from './RequestList.tsx'

/** The data of a form that its fields need. */
export interface RequestFields {
  readonly problems: FieldProblems
  readonly text: (name: string) => string
  /** The name, first value and problem of a field. */
  readonly input: (name: string) => {
    readonly name: string
    readonly defaultValue: string
    readonly problem: FieldProblems[string] | undefined
  }
}

/** A page with a form to the team, and the earlier requests. */
export function RequestFormPage({
  kind,
  form,
  requests,
  renderFields,
}: {
  kind: 'contact' | 'customWork' | 'askReturn'
  form: FormRef
  requests: readonly RequestSummary[]
  renderFields: (fields: RequestFields) => ReactNode
}) {
  const { t } = useTranslation()
  const { problems, refusal, isSending, isDone, typed, handlers } = useForm(form)
  const text = (name: string) => String(typed[name] ?? '')
  const input = (name: string) => ({
    ...{ name, defaultValue: text(name), problem: problems[name] },
  })
  return (
    <div className={forms.medium}>
      <PageHead page={{ kind }} />
      <div className={page.head}>
        <h1>{t(`${kind}.title`)}</h1>
        <p className={page.lead}>{t(`${kind}.lead`)}</p>
      </div>
      <form className={forms.form} {...handlers}>
        <FormProblem refusal={refusal} problems={problems} />
        {renderFields({ problems, text, input })}
        <button type="submit" className={controls.button} aria-disabled={isSending || isDone}>
          {t(isSending ? 'request.sending' : 'request.send')}
        </button>
      </form>
      <RequestList requests={requests} />
    </div>
  )
}
