import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import styles from '../../parts/product/StockNote.module.css'
import { StockNote } from '../../parts/product/StockNote.tsx'

/** The stock beside a picked quantity: if that exceeds the stock, the pieces in stock are named (rule K11). */
export function PickedStock({ stock, isLate }: { stock: number; isLate: boolean }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  return isLate && stock > 0 ? (
    <p className={styles.made}>{t('stock.some', { pieces: count(stock) })}</p>
  ) : (
    <StockNote inStock={stock > 0} />
  )
}
