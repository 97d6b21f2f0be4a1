import { useSelector } from '@xstate/react'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { selectIsLost } from '../../../machines/shell/connectivity.machine.ts'
import controls from '../../parts/controls.module.css'
import { useShop } from '../../parts/shop.ts'
import styles from './ConnectivityOverlay.module.css'

/** Covers the page while the shop cannot be reached (rule N5). */
export function ConnectivityOverlay() {
  const { t } = useTranslation()
  const { connectivity } = useShop()
  const isLost = useSelector(connectivity, selectIsLost)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (isLost) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isLost])

  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-labelledby="connectivity-lost"
      onCancel={(event) => event.preventDefault()}
    >
      {isLost && (
        <div className={styles.inside}>
          <WifiOff aria-hidden size={40} strokeWidth={1.2} />
          <p id="connectivity-lost" className={styles.text}>
            {t('connectivity.lost')}
          </p>
          <button
            type="button"
            className={controls.quiet}
            onClick={() => connectivity.send({ type: 'retry.requested' })}
          >
            {t('connectivity.retry')}
          </button>
        </div>
      )}
    </dialog>
  )
}
