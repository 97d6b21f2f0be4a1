import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ProductCard as Card } from '../../contracts/catalogue.ts'
import controls from '../parts/controls.module.css'
import { Interlude } from '../parts/Interlude.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import cardStyles from '../parts/ProductCard.module.css'
import { ProductCard } from '../parts/ProductCard.tsx'
import page from '../parts/page.module.css'

/** The products on the buyer's wishlist, the newest first. */
export function WishlistPage({ products }: { products: readonly Card[] }) {
  const { t } = useTranslation()
  return (
    <div className={page.page}>
      <PageHead page={{ kind: 'wishlist' }} />
      <div className={page.head}>
        <h1>{t('wishlist.title')}</h1>
      </div>
      {products.length > 0 ? (
        <>
          <h2 className={controls.hidden}>{t('listing.products')}</h2>
          <ul className={cardStyles.grid}>
            {products.map((product) => (
              <li key={product._id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Interlude title={t('wishlist.empty')}>
          <p>{t('wishlist.emptyText')}</p>
          <Link className={controls.button} to="/eshop">
            {t('home.buyer.enter')}
          </Link>
        </Interlude>
      )}
    </div>
  )
}
