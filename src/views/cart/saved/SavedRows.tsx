import { useSelector } from '@xstate/react'
import { useId } from 'react'
import {
  type SavedRowsRef,
  selectIsUnknown,
  selectSavedRows,
} from '../../../machines/cart/savedRows.machine.ts'
import controls from '../../parts/controls.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Notice } from '../../parts/Notice.tsx'
import { SavedRowItem } from './SavedRowItem.tsx'
import styles from './SavedRows.module.css'

/** What the buyer has saved for later, below the cart (rule K24). */
export function SavedRows({ saved }: { saved: SavedRowsRef }) {
  const { t } = useTranslation()
  const rows = useSelector(saved, selectSavedRows)
  const isUnknown = useSelector(saved, selectIsUnknown)
  const id = useId()
  const sold = rows.filter(({ isSold }) => isSold).map(({ productId }) => productId)
  if (isUnknown)
    return (
      <div className={styles.saved}>
        <Notice tone="bad">
          <p>{t('saved.failed')}</p>
          <button
            type="button"
            className={controls.textButton}
            onClick={() => saved.send({ type: 'retry.requested' })}
          >
            {t('failed.retry')}
          </button>
        </Notice>
      </div>
    )
  if (rows.length === 0) return null
  return (
    <section className={styles.saved} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{t('saved.title')}</h2>
          <p className={styles.soft}>{t('cart.variants', { count: rows.length })}</p>
        </div>
        {sold.length > 1 && (
          <button
            type="button"
            className={controls.quiet}
            onClick={() => saved.send({ type: 'rows.restored', ids: sold })}
          >
            {t('saved.restoreAll')}
          </button>
        )}
      </div>
      <ul>
        {rows.map((row) => (
          <SavedRowItem key={row.productId} row={row} saved={saved} />
        ))}
      </ul>
    </section>
  )
}
