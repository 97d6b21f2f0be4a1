import { Choices } from '../../parts/fields/Choices.tsx'
import { useIsWide } from '../../parts/hooks/useIsWide.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Logo } from './Logo.tsx'
import { MenuButton } from './MenuButton.tsx'
import { Ticker } from './Ticker.tsx'
import { AccountLink, CartButton, MessagesLink, SearchButton, WishlistLink } from './Tools.tsx'
import styles from './TopStrip.module.css'

/**
 * Announcement, language, currency, search, account, wishlist and cart (rules H1, H3). On a phone the mobile header has
 * all but the announcement. Without a header, the strip links home, and on a phone has the menu.
 */
export function TopStrip({ hasHeader }: { hasHeader: boolean }) {
  const { t } = useTranslation()
  const isWide = useIsWide()
  const tools = (
    <nav className={styles.tools} aria-label={t('shell.tools')}>
      <SearchButton />
      <AccountLink />
      <MessagesLink />
      <WishlistLink />
      <CartButton />
    </nav>
  )
  if (isWide)
    return (
      <div className={styles.strip}>
        <div className={styles.row}>
          {!hasHeader && <Logo ground="night" />}
          <Ticker />
          <div className={styles.choices}>
            <Choices />
          </div>
          {tools}
        </div>
      </div>
    )
  return (
    <div className={styles.strip}>
      <div className={styles.row}>
        <Ticker />
        {!hasHeader && (
          <>
            <div className={styles.choices}>
              <Choices />
            </div>
            <div className={styles.menu}>
              <MenuButton />
            </div>
          </>
        )}
      </div>
      {!hasHeader && (
        <div className={styles.bar}>
          <Logo ground="night" />
          {tools}
        </div>
      )}
    </div>
  )
}
