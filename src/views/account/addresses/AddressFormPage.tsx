import { Navigate } from 'react-router-dom'
import type { FormRef } from '../../../machines/account/formMachine.ts'
import controls from '../../parts/controls.module.css'
import { FormProblem } from '../../parts/fields/FormProblem.tsx'
import forms from '../../parts/forms.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import { PageHead } from '../../parts/page/PageHead.tsx'
import page from '../../parts/page/page.module.css'
import { useForm } from '../forms/useForm.ts'
import { AddressFields } from './AddressFields.tsx'

/** Adding an address, or changing one (rule A20). It leads back to the list. */
export function AddressFormPage({ form, isNew }: { form: FormRef; isNew: boolean }) {
  const { t } = useTranslation()
  const { problems, refusal, isSending, isDone, typed, handlers } = useForm(form)
  if (isDone) return <Navigate to="/add-address" replace />
  return (
    <div className={forms.medium}>
      <PageHead page={{ kind: 'addresses' }} />
      <div className={page.head}>
        <Link className={controls.textButton} to="/add-address">
          {t('addresses.back')}
        </Link>
        <h1>{t(isNew ? 'addresses.add' : 'addresses.editTitle')}</h1>
        {isNew && <p className={page.lead}>{t('addresses.becomesDefault')}</p>}
      </div>
      <form className={forms.form} {...handlers}>
        <FormProblem refusal={refusal} problems={problems} />
        <AddressFields typed={typed} problems={problems} />
        <button type="submit" className={controls.button} aria-disabled={isSending}>
          {t(isSending ? 'addresses.saving' : 'addresses.save')}
        </button>
      </form>
    </div>
  )
}
