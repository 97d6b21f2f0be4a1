import { useSelector } from '@xstate/react'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useLayoutEffect, useRef } from 'react'
import { selectIsCovered } from '../../../machines/shell/connectivity.machine.ts'
import controls from '../../parts/controls.module.css'
import { restoreFocus } from '../../parts/focus/restoreFocus.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useShop } from '../../parts/shop.ts'
import styles from './ConnectivityOverlay.module.css'

/** Covers the page while the shop cannot be reached, until the buyer continues offline (rule N5). */
export function ConnectivityOverlay() {
  const { t } = useTranslation()
  const { connectivity } = useShop()
  const isCovered = useSelector(connectivity, selectIsCovered)
  const dialog = useRef<HTMLDialogElement>(null)

  // In the same step as its text, so that the text is never in a closed dialog.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (isCovered) shown?.showModal()
    else if (shown?.open) {
      shown.close()
      // The code that watches the focus may not have loaded before the connection was lost.
      restoreFocus()
    }
  }, [isCovered])

  return (
    <dialog
      ref={dialog}
      // Chromium closes a dialog on the second Escape, even if `cancel` is prevented.
      closedby="none"
      className={styles.overlay}
      aria-labelledby="connectivity-lost"
      onCancel={(event) => event.preventDefault()}
      // A browser without `closedby` may close it anyway.
      onClose={({ currentTarget }) => {
        if (selectIsCovered(connectivity.getSnapshot())) currentTarget.showModal()
      }}
    >
      {isCovered && (
        <div className={styles.inside}>
          <WifiOff aria-hidden size={40} strokeWidth={1.2} />
          <p id="connectivity-lost" className={styles.text}>
            {t('connectivity.lost')}
          </p>
          <div className={styles.ways}>
            <button
              type="button"
              className={controls.button}
              onClick={() => connectivity.send({ type: 'retry.requested' })}
            >
              {t('connectivity.retry')}
            </button>
            <button
              type="button"
              className={controls.quiet}
              onClick={() => connectivity.send({ type: 'offline.continued' })}
            >
              {t('connectivity.continue')}
            </button>
          </div>
        </div>
      )}
    </dialog>
  )
}
