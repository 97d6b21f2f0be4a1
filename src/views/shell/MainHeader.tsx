import { Menu } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router-dom'
import { useFormats } from '../parts/useFormats.ts'
import styles from './MainHeader.module.css'
import { useSettings } from './shop.ts'

/** The way into the catalogue; below 1024 px it folds into one line. */
export function MainHeader() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <div className={styles.header}>
      <nav className={styles.wide} aria-label={t('header.categories')}>
        <Ways />
      </nav>
      {/* A new page finds it closed. */}
      <details key={pathname} className={styles.narrow}>
        <summary>
          <Menu aria-hidden size={18} /> {t('header.menu')}
        </summary>
        <nav aria-label={t('header.categories')}>
          <Ways />
        </nav>
      </details>
    </div>
  )
}

function Ways() {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { categories, header } = useSettings()
  const shown = new Set(categories.map(({ slug }) => `/eshop/${slug}`))
  const links = [
    { text: header.headerMenu2, to: header.headerMenu2Link },
    { text: header.headerMenu3, to: header.headerMenu3Link },
    { text: header.headerMenu4, to: header.headerMenu4Link },
    { text: header.headerMenu5, to: header.headerMenu5Link },
  ]
  return (
    <ul className={styles.ways}>
      <li>
        <NavLink to="/eshop" end>
          {text(header.headerMenu1) || t('eshop.title')}
        </NavLink>
      </li>
      {categories.map(({ slug, name }) => (
        <li key={slug}>
          <NavLink to={`/eshop/${encodeURIComponent(slug)}`}>{text(name)}</NavLink>
        </li>
      ))}
      {links.map(
        (link) =>
          link.to &&
          !shown.has(link.to) &&
          text(link.text) && (
            <li key={link.to}>
              <NavLink to={link.to}>{text(link.text)}</NavLink>
            </li>
          ),
      )}
    </ul>
  )
}
