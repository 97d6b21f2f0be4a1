import { useSelector } from '@xstate/react'
import { selectIsLoading } from '../../../machines/shell/navigation.machine.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useShop } from '../../parts/shop.ts'
import styles from './SlowNavigation.module.css'

/** 'Loading...' over the page, when a navigation takes longer than 300 ms. */
export function SlowNavigation() {
  const { t } = useTranslation()
  const { navigation } = useShop()
  if (!useSelector(navigation, selectIsLoading)) return null
  return (
    <div className={styles.veil} role="status">
      <span>{t('loading')}</span>
    </div>
  )
}
