import { useSelector } from '@xstate/react'
import {
  type ExportDataRef,
  selectExportRefusal,
  selectIsPreparing,
  selectIsSaved,
} from '../../../machines/account/exportData.machine.ts'
import controls from '../../parts/controls.module.css'
import { FormProblem } from '../../parts/fields/FormProblem.tsx'
import { useCan } from '../../parts/hooks/useCan.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import styles from '../profile/AccountPage.module.css'

const noProblems = {}

/** Downloading all data that the shop keeps about the customer. */
export function ExportSection({ exportData }: { exportData: ExportDataRef }) {
  const { t } = useTranslation()
  const isPreparing = useSelector(exportData, selectIsPreparing)
  const canPrepare = useCan(exportData, { type: 'export.requested' })
  const isSaved = useSelector(exportData, selectIsSaved)
  const refusal = useSelector(exportData, selectExportRefusal)
  return (
    <section className={styles.section} aria-labelledby="export">
      <h2 id="export">{t('privacy.export')}</h2>
      <p className={styles.lead}>{t('privacy.exportLead')}</p>
      <FormProblem refusal={refusal} problems={noProblems} />
      <p>
        <button
          type="button"
          className={controls.button}
          aria-disabled={!canPrepare}
          onClick={() => exportData.send({ type: 'export.requested' })}
        >
          {t(isPreparing ? 'privacy.preparing' : 'privacy.download')}
        </button>
      </p>
      <p role="status">{isSaved && t('privacy.downloading')}</p>
    </section>
  )
}
