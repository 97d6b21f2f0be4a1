import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useRef } from 'react'
import controls from './controls.module.css'
import { useTranslation } from './hooks/useTranslation.ts'
import styles from './UndoNote.module.css'

/** Shows what has been removed, with an undo button. */
export function UndoNote({
  what,
  said,
  takesFocus = true,
  onUndo,
}: {
  /** Identifies what was removed; a new value takes the focus again. Null while there is nothing to undo. */
  what: string | number | null
  said: string
  /** The undo button takes the focus from the button that was pressed and removed. */
  takesFocus?: boolean
  onUndo: () => void
}) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus && what !== null) button.current?.focus()
  }, [what, takesFocus])
  return (
    <div role="status">
      {what !== null && (
        <div className={styles.undo}>
          <p>{said}</p>
          <button ref={button} type="button" className={controls.textButton} onClick={onUndo}>
            <Undo2 aria-hidden size={18} /> {t('cart.undo')}
          </button>
        </div>
      )}
    </div>
  )
}
