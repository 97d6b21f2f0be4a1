import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router-dom'
import styles from './SlowNavigation.module.css'

/** 'Loading...' over the page, when a navigation takes longer than 300 ms. */
export function SlowNavigation() {
  const { t } = useTranslation()
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div className={styles.veil} role="status">
      <span>{t('loading')}</span>
    </div>
  )
}
