import { useTranslation } from '../parts/hooks/useTranslation.ts'
import styles from './CartSkeleton.module.css'

/** Stands in for the lines of a cart that loads. */
export function CartSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loading')}>
      <span />
      <span />
      <span />
    </div>
  )
}
