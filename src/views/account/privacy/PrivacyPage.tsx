import type { ExportDataRef } from '../../../machines/account/exportData.machine.ts'
import type { FormRef } from '../../../machines/account/formMachine.ts'
import forms from '../../parts/forms.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { PageHead } from '../../parts/page/PageHead.tsx'
import page from '../../parts/page/page.module.css'
import { ErasureForm } from './ErasureForm.tsx'
import { ExportSection } from './ExportSection.tsx'
import { StoredList } from './StoredList.tsx'

/** Downloading and erasing the customer's data, and the list of data in the browser (rules D1, D2, D3). */
export function PrivacyPage({
  email,
  exportData,
  eraseAccount,
}: {
  email: string
  exportData: ExportDataRef
  eraseAccount: FormRef
}) {
  const { t } = useTranslation()
  return (
    <div className={forms.medium}>
      <PageHead page={{ kind: 'privacy' }} />
      <div className={page.head}>
        <h1>{t('privacy.title')}</h1>
        <p className={page.lead}>{t('privacy.lead')}</p>
      </div>
      <ExportSection exportData={exportData} />
      <ErasureForm email={email} eraseAccount={eraseAccount} />
      <StoredList />
    </div>
  )
}
