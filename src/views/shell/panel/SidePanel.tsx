import { useSelector } from '@xstate/react'
import X from 'lucide-react/icons/x'
import { type ReactNode, Suspense, useId, useLayoutEffect, useRef } from 'react'
import { selectIsBar } from '../../../machines/shell/connectivity.machine.ts'
import controls from '../../parts/controls.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useShop } from '../../parts/shop.ts'
import { Notices } from '../notices/Notices.tsx'
import styles from './SidePanel.module.css'

/**
 * A modal panel at one side of the page. The browser moves the focus into it, keeps it there and restores it. Escape,
 * the scrim and the Close button close it.
 */
export function SidePanel({
  isOpen,
  side = 'end',
  isWide = false,
  title,
  lead,
  onClose,
  children,
}: {
  isOpen: boolean
  side?: 'start' | 'end'
  /** Wide enough for a product. */
  isWide?: boolean
  title: string
  /** Shown before the title, such as a back button. */
  lead?: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  const { t } = useTranslation()
  const { connectivity } = useShop()
  // The bar that says so is below the panel.
  const isOffline = useSelector(connectivity, selectIsBar)
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Before the effects of its children, which may take the focus.
  useLayoutEffect(() => {
    const { current } = dialog
    if (isOpen && !current?.open) current?.showModal()
    if (!isOpen && current?.open) current.close()
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      // The page below does not scroll while it is open (rule H13).
      data-locks
      className={`${styles.panel} ${styles[side]} ${isWide ? styles.wide : ''}`}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => {
        // The browser also reports that the effect above has closed it, and does so later.
        if (isOpen && !currentTarget.open) onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        // A search field would handle it and only clear itself.
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {isOpen && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            {lead}
            <h2 id={titleId}>{title}</h2>
            <button
              type="button"
              className={controls.iconButton}
              aria-label={t('shell.close')}
              onClick={onClose}
            >
              <X aria-hidden size={22} strokeWidth={1.6} />
            </button>
          </div>
          {/* A message outside of a modal panel is neither visible nor announced. */}
          <div className={styles.notices}>
            <Notices />
          </div>
          <Suspense
            fallback={<p role="status">{t(isOffline ? 'connectivity.lost' : 'loading')}</p>}
          >
            {children}
          </Suspense>
        </div>
      )}
    </dialog>
  )
}
