import Eye from 'lucide-react/icons/eye'
import { useTranslation } from 'react-i18next'
import controls from '../controls.module.css'
import { useShop } from '../shop.ts'
import styles from './QuickViewButton.module.css'

/** Opens the quick view of a product in a list. */
export function QuickViewButton({ slug, title }: { slug: string; title: string }) {
  const { t } = useTranslation()
  const { quickView } = useShop()
  return (
    <button
      type="button"
      className={`${controls.iconButton} ${styles.quickView}`}
      aria-label={t('quickView.open', { title })}
      aria-haspopup="dialog"
      onClick={() => quickView.send({ type: 'product.activated', slug })}
    >
      <Eye aria-hidden size={20} strokeWidth={1.6} />
    </button>
  )
}
