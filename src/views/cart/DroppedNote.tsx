import { useSelector } from '@xstate/react'
import type { CartRow } from '../../contracts/cart/cartRows.ts'
import {
  type CartPageRef,
  isDropped,
  selectDroppedNow,
} from '../../machines/cart/cartPage.machine.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { UndoNote } from '../parts/UndoNote.tsx'
import styles from './DroppedNote.module.css'

/** Restores what was removed from the cart, the latest first (rule K20). */
export function DroppedNote({ page, rows }: { page: CartPageRef; rows: readonly CartRow[] }) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const dropped = useSelector(page, selectDroppedNow).at(-1)
  const row = dropped && rows.find((one) => isDropped(one, dropped))
  const values = row?.cart.attributes.map(({ value }) => text(value)) ?? []
  const title = [text(row?.cart.title), ...(dropped?.type === 'row.removed' ? values : [])]
  return (
    <div className={styles.dropped}>
      <UndoNote
        what={row ? JSON.stringify(dropped) : null}
        said={t('cart.removed', { title: title.join(', ') })}
        // The same button of the next row takes it (rule H16).
        takesFocus={false}
        onUndo={() => page.send({ type: 'drop.undone' })}
      />
    </div>
  )
}
