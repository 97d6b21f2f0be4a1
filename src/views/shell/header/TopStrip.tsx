import { ByWidth } from '../../parts/ByWidth.tsx'
import { Choices } from '../../parts/fields/Choices.tsx'
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
  const toolsIn = (label: string) => (
    <nav className={styles.tools} aria-label={label}>
      <SearchButton />
      <AccountLink />
      <MessagesLink />
      <WishlistLink />
      <CartButton />
    </nav>
  )
  const wide = (
    <div className={styles.row}>
      {!hasHeader && <Logo ground="night" />}
      <Ticker />
      <div className={styles.choices}>
        <Choices />
      </div>
      {toolsIn(t('shell.tools'))}
    </div>
  )
  const narrow = (
    <>
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
          {toolsIn(t('shell.phoneTools'))}
        </div>
      )}
    </>
  )
  return (
    <div className={styles.strip}>
      <ByWidth wide={wide} narrow={narrow} />
    </div>
  )
}
