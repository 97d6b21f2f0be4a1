import { useTranslation } from '../hooks/useTranslation.ts'
import styles from './StockNote.module.css'

/** The stock as a dot, and in words. */
export function StockNote({ inStock }: { inStock: boolean }) {
  const { t } = useTranslation()
  return (
    <p className={inStock ? styles.inStock : styles.made}>
      {t(inStock ? 'stock.in' : 'stock.later')}
    </p>
  )
}

/** Stands in place of the stock of a product that is no longer sold (rule C18). */
export function GoneNote() {
  const { t } = useTranslation()
  return <p className={styles.gone}>{t('listing.gone')}</p>
}
