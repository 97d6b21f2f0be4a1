import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import { SiteLink } from '../../parts/links/SiteLink.tsx'
import { useUser } from '../../parts/shop.ts'
import styles from './MobileMenu.module.css'
import { useMenuLinks } from './useMenuLinks.ts'

/** The pages of the shop besides its categories, account included (rule H5). */
export function MobileMenuPages({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation()
  const user = useUser()
  const links = useMenuLinks()
  const own = [
    { to: user ? '/my-account' : '/login', text: t('shell.account') },
    { to: '/the-shop', text: t('theShop.title') },
    { to: '/look-book', text: t('lookBook.title') },
    { to: '/wishlist', text: t('wishlist.title') },
    { to: '/history', text: t('history.title') },
    ...(user
      ? [
          { to: '/lists', text: t('lists.title') },
          { to: '/alert', text: t('messages.title') },
        ]
      : []),
    { to: '/about', text: t('content.about') },
    { to: '/blog', text: t('blog.title') },
  ]
  const ownAddresses = new Set(own.map(({ to }) => to))
  return (
    <nav aria-labelledby="menu-pages">
      <h3 id="menu-pages" className={styles.heading}>
        {t('header.pages')}
      </h3>
      <ul>
        {own.map(({ to, text }) => (
          <li key={to}>
            <Link className={styles.entry} to={to} onClick={onChoose}>
              {text}
            </Link>
          </li>
        ))}
        {links
          .filter(({ to }) => !ownAddresses.has(to))
          .map(({ to, text }) => (
            <li key={to}>
              <SiteLink className={styles.entry} to={to} onClick={onChoose}>
                {text}
              </SiteLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
