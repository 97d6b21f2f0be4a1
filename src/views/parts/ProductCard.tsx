import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FeaturedProduct } from '../../contracts/catalogue.ts'
import { Highlighted } from './Highlighted.tsx'
import { Picture } from './Picture.tsx'
import styles from './ProductCard.module.css'
import { StockNote } from './StockNote.tsx'
import { useFormats } from './useFormats.ts'

/** The address of a product (decisions, Catalogue). */
export const productPath = (product: Pick<FeaturedProduct, 'slug' | 'category'>) =>
  `/eshop/detail/${encodeURIComponent(product.category[0]?.slug ?? 'all')}/${encodeURIComponent(product.slug)}`

/** A product in a list; prices and stock where whoever looks may see them. */
export function ProductCard({
  product,
  eager,
  query = '',
}: {
  product: FeaturedProduct
  eager?: boolean
  /** Words that were searched for; they stand out in the title. */
  query?: string
}) {
  const { t } = useTranslation()
  const { text, price, grams } = useFormats()
  return (
    <article className={styles.card}>
      <Picture src={product.imageUrl_thum[0]} alt="" eager={eager ?? false} />
      {product.imageUrl_thum[1] && (
        <span className={styles.second} aria-hidden>
          <Picture src={product.imageUrl_thum[1]} alt="" />
        </span>
      )}
      <h3 className={styles.title}>
        <Link to={productPath(product)}>
          <Highlighted text={text(product.title)} query={query} />
        </Link>
      </h3>
      {product.prices ? (
        <p className={styles.numbers}>
          <span className={styles.price}>
            {product.directly ? (
              <bdi>{price(product.prices)}</bdi>
            ) : (
              <>
                <span className={styles.from}>{t('product.from')}</span>{' '}
                <bdi>{price(product.prices)}</bdi>
              </>
            )}
          </span>
          <bdi>{t('product.grams', { grams: grams(product.weight) })}</bdi>
        </p>
      ) : (
        <p className={styles.numbers}>
          <span>{t('product.tradePrice')}</span>
          <span>{t('product.grams', { grams: grams(product.weight) })}</span>
        </p>
      )}
      {product.stock !== undefined && <StockNote inStock={product.stock > 0} />}
    </article>
  )
}
