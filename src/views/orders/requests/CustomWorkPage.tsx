import type { RequestSummary } from '../../../contracts/orders/requests.ts'
import type { FormRef } from '../../../machines/account/formMachine.ts'
import { Field } from '../../parts/fields/Field.tsx'
import { TextAreaField } from '../../parts/fields/TextAreaField.tsx'
import forms from '../../parts/forms.module.css'
import { useToday } from '../../parts/hooks/useToday.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { FilesField } from './FilesField.tsx'
import { RequestFormPage } from './RequestFormPage.tsx'

/** Asking for pieces that the catalogue does not have (rule T1). */
export function CustomWorkPage({
  customWork,
  requests,
}: {
  customWork: FormRef
  requests: readonly RequestSummary[]
}) {
  const { t } = useTranslation()
  const today = useToday()
  return (
    <RequestFormPage
      kind="customWork"
      form={customWork}
      requests={requests}
      renderFields={({ input }) => (
        <>
          <Field
            label={t('customWork.subject')}
            autoComplete="off"
            required
            {...input('subject')}
          />
          <TextAreaField
            label={t('customWork.description')}
            hint={t('customWork.descriptionHint')}
            rows={6}
            required
            {...input('text')}
          />
          <Field label={t('customWork.metal')} autoComplete="off" {...input('metal')} />
          <div className={forms.pairs}>
            <Field
              label={t('customWork.quantity')}
              inputMode="numeric"
              autoComplete="off"
              {...input('quantity')}
            />
            <Field
              label={t('customWork.neededBy')}
              type="date"
              min={today}
              autoComplete="off"
              {...input('neededBy')}
            />
          </div>
          <FilesField label={t('customWork.sketches')} />
        </>
      )}
    />
  )
}
