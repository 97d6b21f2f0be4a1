import ArrowRight from 'lucide-react/icons/arrow-right'
import type { Category } from '../../../contracts/catalogue/product.ts'
import { categoryPath } from '../../../domain/shell/addresses.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import { SiteLink } from '../../parts/links/SiteLink.tsx'
import { Picture } from '../../parts/pictures/Picture.tsx'
import { useSettings } from '../../parts/shop.ts'
import styles from './MegaMenu.module.css'

/** The categories with up to two levels below them, and up to three banners (rule H4). */
export default function MegaMenuPanel({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { categories, header } = useSettings()
  const banners = [
    header.showHeaderBanner1,
    header.showHeaderBanner2,
    header.showHeaderBanner3,
  ].flatMap((banner) => (banner && text(banner.text) ? [banner] : []))
  return (
    <div className={styles.inside}>
      <div className={styles.categories}>
        <div data-column className={styles.all}>
          <Link to="/eshop" onClick={onChoose}>
            {t('home.allCategories')} <ArrowRight aria-hidden size={16} />
          </Link>
        </div>
        <ul className={styles.columns}>
          {categories.map((category) => (
            <li key={category.slug} data-column>
              <Entry category={category} className={styles.head} onChoose={onChoose} />
              <Below categories={category.children} depth={1} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      </div>
      {banners.length > 0 && (
        <ul className={styles.banners}>
          {banners.map((banner) => (
            <li key={text(banner.text)} data-column className={styles.banner}>
              <span className={styles.image}>
                <Picture src={banner.image} alt="" />
              </span>
              <span className={styles.words}>
                <SiteLink to={banner.link} onClick={onChoose}>
                  {text(banner.text)}
                </SiteLink>
                <span>{text(banner.description)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Entry({
  category: { slug, name },
  className,
  onChoose,
}: {
  category: Category
  className?: string | undefined
  onChoose: () => void
}) {
  const { text } = useFormats()
  return (
    <Link className={className} to={categoryPath(slug)} onClick={onChoose}>
      {text(name)}
    </Link>
  )
}

function Below({
  categories,
  depth,
  onChoose,
}: {
  categories: readonly Category[]
  depth: 1 | 2
  onChoose: () => void
}) {
  if (categories.length === 0) return null
  return (
    <ul className={styles.below}>
      {categories.map((category) => (
        <li key={category.slug}>
          <Entry category={category} onChoose={onChoose} />
          {depth === 1 && <Below categories={category.children} depth={2} onChoose={onChoose} />}
        </li>
      ))}
    </ul>
  )
}
