import { useSelector } from '@xstate/react'
import { selectIsBar } from '../../../machines/shell/connectivity.machine.ts'
import { selectIsLoading } from '../../../machines/shell/navigation.machine.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useShop } from '../../parts/shop.ts'
import styles from './SlowNavigation.module.css'

/** 'Loading...' over the page, when a navigation takes longer than 300 ms (rule P14). */
export function SlowNavigation() {
  const { t } = useTranslation()
  const { connectivity, navigation } = useShop()
  const isLoading = useSelector(navigation, selectIsLoading)
  // The buyer reads on: the bar says that a page waits (rule N5).
  const isOffline = useSelector(connectivity, selectIsBar)
  if (!isLoading || isOffline) return null
  return (
    <div className={styles.veil} role="status">
      <span>{t('loading')}</span>
    </div>
  )
}
