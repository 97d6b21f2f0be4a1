import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormats } from '../parts/useFormats.ts'
import styles from './Footer.module.css'
import { useSettings } from './shop.ts'

/** The foot of the page as the store settings fill it. */
export function Footer() {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { customization: shop, categories } = useSettings()
  const highlights = shop.showFooterSection1Status
    ? [
        { title: shop.footerSection1Title1, text: shop.footerSection1Desc1 },
        { title: shop.footerSection1Title2, text: shop.footerSection1Desc2 },
        { title: shop.footerSection1Title3, text: shop.footerSection1Desc3 },
        { title: shop.footerSection1Title4, text: shop.footerSection1Desc4 },
      ].filter(({ title }) => text(title) !== '')
    : []
  return (
    <footer className={styles.footer}>
      {highlights.length > 0 && (
        <ul className={styles.highlights}>
          {highlights.map((highlight) => (
            <li key={text(highlight.title)}>
              <h2>{text(highlight.title)}</h2>
              <p>{text(highlight.text)}</p>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <p className={styles.name}>{shop.shopName}</p>
        <nav aria-label={t('footer.label')}>
          <ul className={styles.links}>
            <li>
              <Link to="/eshop">{t('eshop.title')}</Link>
            </li>
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={`/eshop/${encodeURIComponent(slug)}`}>{text(name)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.note}>{t('footer.note', { shop: shop.shopName })}</p>
      </div>
    </footer>
  )
}
