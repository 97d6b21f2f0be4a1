import Eye from 'lucide-react/icons/eye'
import type { FeaturedProduct } from '../../../contracts/catalogue/product.ts'
import controls from '../controls.module.css'
import { useTranslation } from '../hooks/useTranslation.ts'
import { useShop } from '../shop.ts'
import styles from './QuickViewButton.module.css'

/** Opens the quick view of a product in a list. */
export function QuickViewButton({
  product: { slug, selection, sku },
  title,
}: {
  product: Pick<FeaturedProduct, 'slug' | 'selection' | 'sku'>
  title: string
}) {
  const { t } = useTranslation()
  const { quickView } = useShop()
  return (
    <button
      type="button"
      className={`${controls.iconButton} ${styles.quickView}`}
      aria-label={t('quickView.open', { title })}
      aria-haspopup="dialog"
      onClick={() =>
        quickView.send({
          ...{ type: 'product.activated', slug, selection },
          // Without choices the SKU is the only one of the product.
          ...(selection && sku ? { sku } : {}),
        })
      }
    >
      <Eye aria-hidden size={20} strokeWidth={1.6} />
    </button>
  )
}
