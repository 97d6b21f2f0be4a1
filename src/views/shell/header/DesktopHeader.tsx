import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { SiteLink } from '../../parts/links/SiteLink.tsx'
import { MegaMenu } from '../menus/MegaMenu.tsx'
import { useMenuLinks } from '../menus/useMenuLinks.ts'
import styles from './DesktopHeader.module.css'
import { Logo } from './Logo.tsx'

/** Logo, e-shop menu and the four links of the settings (rule H4). */
export function DesktopHeader() {
  const { t } = useTranslation()
  const links = useMenuLinks()
  return (
    <div className={styles.header}>
      <Logo />
      <nav aria-label={t('header.label')}>
        <ul className={styles.ways}>
          <li>
            <MegaMenu />
          </li>
          {links.map(({ to, text }) => (
            <li key={to}>
              <SiteLink className={styles.way} to={to}>
                {text}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
