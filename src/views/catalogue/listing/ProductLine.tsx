import type { ProductCard } from '../../../contracts/catalogue/product.ts'
import { hasOnePrice } from '../../../domain/catalogue/hasOnePrice.ts'
import { pictureSizes } from '../../../domain/catalogue/pictures.ts'
import { productPath } from '../../../domain/shell/addresses.ts'
import { Highlighted } from '../../parts/Highlighted.tsx'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import { Picture } from '../../parts/pictures/Picture.tsx'
import { GoneNote, StockNote } from '../../parts/product/StockNote.tsx'
import { UnitPrice } from '../../parts/product/UnitPrice.tsx'
import styles from './ProductLine.module.css'

/** A product as a line of a table: its numbers are aligned with those of the line above. */
export function ProductLine({
  product,
  isGone = false,
  eager,
  query,
}: {
  product: ProductCard
  /** It is no longer sold. */
  isGone?: boolean
  eager: boolean
  query: string
}) {
  const { t } = useTranslation()
  const { text, price, weight } = useFormats()
  const [picture] = product.imageUrl_thum
  return (
    <article className={isGone ? `${styles.line} ${styles.gone}` : styles.line}>
      <span className={styles.picture}>
        <Picture
          src={picture}
          colour={product.pictureColours?.[picture ?? '']}
          alt=""
          eager={eager}
          sizes={pictureSizes.line}
        />
      </span>
      <h3 className={styles.title}>
        <Link to={productPath(product)}>
          <Highlighted text={text(product.title)} query={query} />
        </Link>
      </h3>
      <ArticleNumber product={product} query={query} />
      <div className={styles.stock}>
        {isGone ? <GoneNote /> : <StockNote inStock={product.stock > 0} />}
      </div>
      {!isGone && (
        <>
          <bdi className={styles.weight}>{weight(product.weight)}</bdi>
          <span className={styles.price}>
            {!hasOnePrice(product) && <span className={styles.from}>{t('product.from')} </span>}
            <UnitPrice {...price(product.prices)} />
          </span>
        </>
      )}
    </article>
  )
}

/** The SKU, or the number of variants. */
function ArticleNumber({
  product: { sku, variantCount },
  query,
}: {
  product: ProductCard
  query: string
}) {
  const { t } = useTranslation()
  if (sku !== undefined)
    return (
      <span className={styles.number}>
        {t('product.sku')}{' '}
        <bdi>
          <Highlighted text={sku} query={query} />
        </bdi>
      </span>
    )
  if (variantCount !== undefined)
    return <span className={styles.number}>{t('product.skus', { count: variantCount })}</span>
  return null
}
