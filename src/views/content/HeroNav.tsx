import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { SiteLink } from '../parts/links/SiteLink.tsx'
import { useSettings } from '../parts/shop.ts'
import { useMenuLinks } from '../shell/menus/useMenuLinks.ts'
import styles from './HomePage.module.css'

/** The links of the header, which is hidden on the front page (rule H6). */
export function HeroNav() {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { header } = useSettings()
  const ways = [
    { to: '/eshop', text: text(header.headerMenu1) || t('eshop.title') },
    ...useMenuLinks(),
    { to: '/blog', text: t('blog.title') },
    { to: '/about', text: t('content.about') },
  ]
  return (
    <nav className={styles.ways} aria-label={t('header.label')}>
      <ul>
        {ways.map((way) => (
          <li key={way.to}>
            <SiteLink to={way.to}>{way.text}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
