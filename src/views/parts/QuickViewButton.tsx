import { Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useShop } from '../shell/shop.ts'
import controls from './controls.module.css'
import styles from './QuickViewButton.module.css'

/** Opens a product over the list that it stands in. */
export function QuickViewButton({ slug, title }: { slug: string; title: string }) {
  const { t } = useTranslation()
  const { activeProduct } = useShop()
  return (
    <button
      type="button"
      className={`${controls.iconButton} ${styles.glance}`}
      aria-label={t('quickView.open', { title })}
      aria-haspopup="dialog"
      onClick={() => activeProduct.send({ type: 'product.activated', slug })}
    >
      <Eye aria-hidden size={20} strokeWidth={1.6} />
    </button>
  )
}
