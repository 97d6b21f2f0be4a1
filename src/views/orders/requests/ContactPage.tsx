import type { RequestSummary } from '../../../contracts/orders/requests.ts'
import type { FormRef } from '../../../machines/account/formMachine.ts'
import { Field } from '../../parts/fields/Field.tsx'
import { TextAreaField } from '../../parts/fields/TextAreaField.tsx'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { RequestFormPage } from './RequestFormPage.tsx'

/** Writing to the team (rule T1). */
export function ContactPage({
  contact,
  requests,
}: {
  contact: FormRef
  requests: readonly RequestSummary[]
}) {
  const { t } = useTranslation()
  return (
    <RequestFormPage
      kind="contact"
      form={contact}
      requests={requests}
      renderFields={({ input }) => (
        <>
          <Field label={t('request.subject')} autoComplete="off" required {...input('subject')} />
          <TextAreaField label={t('request.message')} rows={6} required {...input('text')} />
        </>
      )}
    />
  )
}
