import { useSelector } from '@xstate/react'
import { selectIsBar } from '../../../machines/shell/connectivity.machine.ts'
import { selectIsLoading } from '../../../machines/shell/navigation.machine.ts'
import controls from '../../parts/controls.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useShop } from '../../parts/shop.ts'
import styles from './ConnectivityOverlay.module.css'

/** Says that the shop cannot be reached, over a page that can be read, and that an opened page waits (rule N5). */
export function OfflineBar() {
  const { t } = useTranslation()
  const { connectivity, navigation } = useShop()
  const isShown = useSelector(connectivity, selectIsBar)
  const isWaiting = useSelector(navigation, selectIsLoading)
  return (
    <div role="status">
      {isShown && (
        <div className={styles.bar}>
          <p>
            {t('connectivity.lost')} {isWaiting && t('connectivity.waiting')}
          </p>
          <button
            type="button"
            className={controls.textButton}
            onClick={() => connectivity.send({ type: 'retry.requested' })}
          >
            {t('connectivity.retry')}
          </button>
        </div>
      )}
    </div>
  )
}
