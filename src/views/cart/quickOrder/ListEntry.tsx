import { useSelector } from '@xstate/react'
import Upload from 'lucide-react/icons/upload'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import {
  selectIsReading,
  selectListProblem,
  selectListText,
} from '../../../machines/cart/quickOrder/quickOrderSelectors.ts'
import controls from '../../parts/controls.module.css'
import { TextAreaField } from '../../parts/fields/TextAreaField.tsx'
import { useCan } from '../../parts/hooks/useCan.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useShop } from '../../parts/shop.ts'
import styles from './QuickOrder.module.css'

/** The files that a spreadsheet program saves. */
const accepted = '.csv,.tsv,.txt,.xlsx'

/**
 * The field for SKUs, and the button for a file. Enter reads what was typed, as a scanner sends it after each code; a
 * pasted list of several lines is read at once.
 */
export function ListEntry() {
  const { t } = useTranslation()
  const { quickOrder } = useShop()
  const text = useSelector(quickOrder, selectListText)
  const problem = useSelector(quickOrder, selectListProblem)
  const isReading = useSelector(quickOrder, selectIsReading)
  // A file is taken whenever a pasted list is.
  const canRead = useCan(quickOrder, { type: 'list.pasted', text })

  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    quickOrder.send({ type: 'text.submitted' })
  }
  const readPasted = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!canRead || text.trim() !== '' || !pasted.trim().includes('\n')) return
    event.preventDefault()
    quickOrder.send({ type: 'list.pasted', text: pasted })
  }
  return (
    <form
      className={styles.entry}
      aria-busy={isReading}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        quickOrder.send({ type: 'text.submitted' })
      }}
    >
      <TextAreaField
        label={t('quickOrder.field')}
        hint={t('quickOrder.hint')}
        problem={problem ?? undefined}
        name="skus"
        required
        rows={3}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={text}
        onChange={(event) => quickOrder.send({ type: 'text.typed', text: event.target.value })}
        onKeyDown={submitOnEnter}
        onPaste={readPasted}
      />
      <div className={styles.buttons}>
        <button type="submit" className={controls.quiet}>
          {t(isReading ? 'quickOrder.reading' : 'quickOrder.read')}
        </button>
        <label className={styles.file} aria-disabled={!canRead}>
          <Upload aria-hidden size={18} /> {t('quickOrder.file')}
          <input
            type="file"
            className={controls.hidden}
            accept={accepted}
            disabled={!canRead}
            onChange={(event) => {
              const file = event.target.files?.[0]
              // The same file can be chosen again after it was corrected.
              event.target.value = ''
              if (file) quickOrder.send({ type: 'file.chosen', file })
            }}
          />
        </label>
      </div>
    </form>
  )
}
