import { useSelector } from '@xstate/react'
import Heart from 'lucide-react/icons/heart'
import Mail from 'lucide-react/icons/mail'
import Search from 'lucide-react/icons/search'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import User from 'lucide-react/icons/user'
import { useLocation } from 'react-router-dom'
import { selectUnreadCount } from '../../../machines/account/inboxSelectors.ts'
import { selectWishCount } from '../../../machines/account/wishlist/wishlistSelectors.ts'
import { selectLineCount } from '../../../machines/cart/cartSelectors.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import { useShop, useUser } from '../../parts/shop.ts'
import { PanelButton } from './PanelButton.tsx'
import styles from './Tools.module.css'

/** Opens the search beside the page. Without script, a customer has a form below the header. */
export function SearchButton() {
  const { t } = useTranslation()
  const { searchPanel } = useShop()
  return (
    <PanelButton label={t('search.open')} onOpen={() => searchPanel.send({ type: 'panel.opened' })}>
      <Search aria-hidden size={21} strokeWidth={1.6} />
    </PanelButton>
  )
}

export function AccountLink() {
  const { t } = useTranslation()
  const to = useUser() ? '/my-account' : '/login'
  return (
    <Link className={styles.tool} to={to} aria-label={t('shell.account')}>
      <User aria-hidden size={21} strokeWidth={1.6} />
    </Link>
  )
}

/** Shown while the customer has unread messages. */
export function MessagesLink() {
  const { t } = useTranslation()
  const count = useSelector(useShop().inbox, selectUnreadCount)
  if (count === 0) return null
  return (
    <Link className={styles.tool} to="/alert" aria-label={t('messages.button', { count })}>
      <Mail aria-hidden size={21} strokeWidth={1.6} />
      <span aria-hidden className={styles.badge}>
        {count}
      </span>
    </Link>
  )
}

export function WishlistLink() {
  const { t } = useTranslation()
  const { wishlist } = useShop()
  const count = useSelector(wishlist, selectWishCount)
  const label = count > 0 ? t('wishlist.button', { count }) : t('wishlist.title')
  return (
    <Link className={styles.tool} to="/wishlist" aria-label={label}>
      <Heart aria-hidden size={21} strokeWidth={1.6} />
      {count > 0 && (
        <span aria-hidden className={styles.badge}>
          {count}
        </span>
      )}
    </Link>
  )
}

/** Opens the cart beside the page; on the cart's own page there is no panel, and it links to that page. */
export function CartButton() {
  const { t } = useTranslation()
  const { cart, cartPanel } = useShop()
  const { pathname } = useLocation()
  const lines = useSelector(cart, selectLineCount)
  const label = t('cart.button', { count: lines })
  const inside = (
    <>
      <ShoppingBag aria-hidden size={21} strokeWidth={1.6} />
      {lines > 0 && (
        <span aria-hidden className={styles.badge}>
          {lines}
        </span>
      )}
    </>
  )
  return pathname === '/cart' ? (
    <Link className={styles.tool} to="/cart" aria-current="page" aria-label={label}>
      {inside}
    </Link>
  ) : (
    <PanelButton
      label={label}
      instead="/cart"
      onOpen={() => cartPanel.send({ type: 'panel.opened' })}
    >
      {inside}
    </PanelButton>
  )
}
