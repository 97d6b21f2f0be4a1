import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import type { FeaturedProduct } from '../../contracts/catalogue/product.ts'
import type { FrontPage, ShownCategory } from '../../contracts/content/content.ts'
import { pictureSizes } from '../../domain/catalogue/pictures.ts'
import { isolated } from '../../domain/settings/languages.ts'
import { categoryPath } from '../../domain/shell/addresses.ts'
import controls from '../parts/controls.module.css'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Link } from '../parts/links/Link.tsx'
import { PageHead } from '../parts/page/PageHead.tsx'
import page from '../parts/page/page.module.css'
import { Picture } from '../parts/pictures/Picture.tsx'
import cardStyles from '../parts/product/ProductCard.module.css'
import { ProductCard } from '../parts/product/ProductCard.tsx'
import { useSettings, useUser } from '../parts/shop.ts'
import { HeroNav } from './HeroNav.tsx'
import styles from './HomePage.module.css'
import { JournalTeaser, LookTeaser } from './HomeTeasers.tsx'

const steps = ['apply', 'meet', 'order'] as const

/** The home page: it tells guests how to become a buyer, and gives buyers the shortest way to their work. */
export function HomePage({
  featured,
  shown,
  looks,
  posts,
  viewed,
  heart,
}: {
  featured: readonly FeaturedProduct[]
  /** The categories with their pictures. */
  shown: readonly ShownCategory[]
  /** The look book's first pictures, and the newest posts. */
  looks: FrontPage['looks']
  posts: FrontPage['posts']
  /** The products that the customer has recently viewed. */
  viewed?: ReactNode
  /** Puts a product on a customer's wishlist. */
  heart?: (product: FeaturedProduct) => ReactNode
}) {
  const { t, language } = useTranslation()
  const { text } = useFormats()
  const { categories } = useSettings()
  const user = useUser()
  return (
    <>
      <PageHead page={{ kind: 'home' }} />
      <section className={styles.hero}>
        <HeroNav />
        <div className={styles.words}>
          <p className={page.eyebrow}>{t(user ? 'home.buyer.eyebrow' : 'home.guest.eyebrow')}</p>
          <h1>
            {user
              ? t('home.buyer.headline', { name: isolated(user.name, language) })
              : t('home.guest.headline')}
          </h1>
          <p className={page.lead}>{t(user ? 'home.buyer.lead' : 'home.guest.lead')}</p>
          <p className={styles.actions}>
            {user ? (
              <>
                <Link className={controls.button} to="/eshop">
                  {t('home.buyer.enter')} <ArrowRight aria-hidden size={18} />
                </Link>
                <Link className={controls.quiet} to="/history">
                  {t('history.title')}
                </Link>
              </>
            ) : (
              <>
                <Link className={controls.button} to="/my-account">
                  {t('home.guest.apply')} <ArrowRight aria-hidden size={18} />
                </Link>
                <Link className={controls.quiet} to="/login">
                  {t('login.submit')}
                </Link>
              </>
            )}
          </p>
        </div>
        <div className={styles.vitrine} aria-hidden>
          {[0, 1, 2].map((place) => (
            <span key={place} className={styles.niche}>
              <Picture
                src={featured[place]?.imageUrl_thum[0]}
                alt=""
                eager
                sizes={pictureSizes.niche}
              />
            </span>
          ))}
        </div>
      </section>

      {!user && (
        <section className={styles.how} aria-labelledby="how">
          <div className={page.page}>
            <h2 id="how">{t('home.how.title')}</h2>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>
                  <h3>{t(`home.how.${step}.title`)}</h3>
                  <p>{t(`home.how.${step}.text`)}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>
      )}

      <section className={page.page} aria-labelledby="categories">
        <div className={styles.head}>
          <h2 id="categories">{t('home.categories')}</h2>
          <Link className={controls.textButton} to={user ? '/eshop' : '/the-shop'}>
            {t('home.allCategories')}
          </Link>
        </div>
        <ul className={styles.categories}>
          {categories.map(({ slug, name, children }) => (
            <li key={slug}>
              <Link to={categoryPath(slug)}>
                <Picture
                  src={shown.find((each) => each.slug === slug)?.image}
                  alt=""
                  sizes={pictureSizes.card}
                />
                <span className={styles.categoryName}>{text(name)}</span>
                <span className={styles.below}>
                  {children
                    .slice(0, 4)
                    .map((child) => text(child.name))
                    .join(' · ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>

      {user && viewed && <div className={`${page.page} ${styles.viewed}`}>{viewed}</div>}

      {featured.length > 0 && (
        <section className={page.page} aria-labelledby="featured">
          <div className={styles.head}>
            <h2 id="featured">{t('home.featured')}</h2>
            {!user && <p className={styles.aside}>{t('home.pricesAfter')}</p>}
          </div>
          <ul className={cardStyles.grid}>
            {featured.map((product) => (
              <li key={product._id}>
                <ProductCard product={product} heart={user && heart?.(product)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {looks[0] && <LookTeaser look={looks[0]} />}
      {posts.length > 0 && <JournalTeaser posts={posts} />}
    </>
  )
}
