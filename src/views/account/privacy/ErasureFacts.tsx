import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import styles from './Privacy.module.css'

/** The data that an erasure deletes, and the data that stay. */
export function ErasureFacts() {
  const { t } = useTranslation()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('privacy.goes')}</dt>
        <dd>{t('privacy.goesText')}</dd>
      </div>
      <div>
        <dt>{t('privacy.stays')}</dt>
        <dd>{t('privacy.staysText')}</dd>
        <dd>{t('privacy.invoices')}</dd>
      </div>
    </dl>
  )
}
