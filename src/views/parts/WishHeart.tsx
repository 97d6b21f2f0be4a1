import { useSelector } from '@xstate/react'
import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { selectCanToggleWish, selectIsWished, type WishRef } from '../../machines/wish.machine.ts'
import controls from './controls.module.css'
import styles from './WishHeart.module.css'

/** Puts a product on the wishlist or takes it off. */
export function WishHeart({ wish, title }: { wish: WishRef; title: string }) {
  const { t } = useTranslation()
  const isWished = useSelector(wish, selectIsWished)
  const canToggle = useSelector(wish, selectCanToggleWish)
  return (
    <button
      type="button"
      className={`${controls.iconButton} ${styles.heart}`}
      aria-label={t('wishlist.heart', { title })}
      aria-pressed={isWished}
      aria-disabled={!canToggle}
      onClick={() => wish.send({ type: 'wish.toggled' })}
    >
      <Heart aria-hidden size={22} strokeWidth={1.6} />
    </button>
  )
}
