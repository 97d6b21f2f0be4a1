import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Logo } from './Logo.tsx'
import { MenuButton } from './MenuButton.tsx'
import styles from './MobileHeader.module.css'
import { CartButton, MessagesLink, SearchButton } from './Tools.tsx'

/** Menu, search and cart below 1024 px (rule H5). */
export function MobileHeader() {
  const { t } = useTranslation()
  return (
    <div className={styles.header}>
      <MenuButton />
      <Logo />
      <nav className={styles.tools} aria-label={t('shell.phoneTools')}>
        <SearchButton />
        <MessagesLink />
        <CartButton />
      </nav>
    </div>
  )
}
