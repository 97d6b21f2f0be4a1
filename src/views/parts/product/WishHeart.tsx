import { useSelector } from '@xstate/react'
import Heart from 'lucide-react/icons/heart'
import { useMemo } from 'react'
import { selectIsWished } from '../../../machines/account/wishlist/wishlistSelectors.ts'
import controls from '../controls.module.css'
import { useTranslation } from '../hooks/useTranslation.ts'
import { useShop } from '../shop.ts'
import styles from './WishHeart.module.css'

/** Adds a product to the wishlist or removes it. */
export function WishHeart({
  productId,
  title,
}: {
  /** The product's own `_id`. */
  productId: string
  title: string
}) {
  const { t } = useTranslation()
  const { wishlist } = useShop()
  const isWished = useSelector(
    wishlist,
    useMemo(() => selectIsWished(productId), [productId]),
  )
  return (
    <button
      type="button"
      className={`${controls.iconButton} ${styles.heart}`}
      aria-label={t('wishlist.heart', { title })}
      aria-pressed={isWished}
      onClick={() => wishlist.send({ type: 'wish.toggled', productId })}
    >
      <Heart aria-hidden size={22} strokeWidth={1.6} />
    </button>
  )
}
