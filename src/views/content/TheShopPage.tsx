import type { ShownCategory } from '../../contracts/content/content.ts'
import { categoryPath } from '../../domain/shell/addresses.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Link } from '../parts/links/Link.tsx'
import { PageHead } from '../parts/page/PageHead.tsx'
import page from '../parts/page/page.module.css'
import { Picture } from '../parts/pictures/Picture.tsx'
import { useUser } from '../parts/shop.ts'
import styles from './TheShopPage.module.css'

/** Every category at a glance, for visitors: pictures and numbers of pieces, no prices (rule B2). */
export function TheShopPage({ categories }: { categories: readonly ShownCategory[] }) {
  const { t } = useTranslation()
  const user = useUser()
  const below = Map.groupBy(categories, ({ parentId }) => parentId)
  return (
    <div className={page.page}>
      <PageHead page={{ kind: 'theShop' }} />
      <div className={page.head}>
        <h1>{t('theShop.title')}</h1>
        <p className={page.lead}>{t('theShop.lead')}</p>
        {!user && (
          <p className={styles.aside}>
            {t('home.pricesAfter')} <Link to="/my-account">{t('home.guest.apply')}</Link>
          </p>
        )}
      </div>
      {(below.get(null) ?? []).map((top, place) => (
        <section key={top._id} className={styles.section} aria-labelledby={`shop-${top._id}`}>
          <Tile category={top} level={2} id={`shop-${top._id}`} eager={place === 0} />
          <ul className={styles.below}>
            {(below.get(top._id) ?? []).flatMap((child) => [
              <li key={child._id}>
                <Tile category={child} level={3} />
              </li>,
              ...descendantsOf(child, below).map((category) => (
                <li key={category._id}>
                  <Tile category={category} level={3} above={child} />
                </li>
              )),
            ])}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** All descendants of a category, parents before children. */
const descendantsOf = (
  { _id }: ShownCategory,
  below: ReadonlyMap<string | null, readonly ShownCategory[]>,
): readonly ShownCategory[] =>
  (below.get(_id) ?? []).flatMap((child) => [child, ...descendantsOf(child, below)])

/** The display widths of the pictures of the two levels. */
const tileSizes = {
  2: '(min-width: 768px) 30vw, 92vw',
  3: '(min-width: 768px) 12vw, 46vw',
} as const

function Tile({
  category: { slug, name, total, image },
  level,
  above,
  id,
  eager = false,
}: {
  category: ShownCategory
  level: 2 | 3
  /** The parent category, to distinguish subcategories with the same name. */
  above?: ShownCategory
  id?: string
  eager?: boolean
}) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className={level === 2 ? styles.top : styles.tile}>
      <Picture src={image} alt="" eager={eager} sizes={tileSizes[level]} />
      <div className={styles.words}>
        <Heading id={id}>
          <Link to={categoryPath(slug)}>{text(name)}</Link>
        </Heading>
        <p>
          {above && `${text(above.name)} · `}
          {t('theShop.pieces', { count: total })}
        </p>
      </div>
    </article>
  )
}
