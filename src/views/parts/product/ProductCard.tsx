import type { ReactNode } from 'react'
import type { FeaturedProduct } from '../../../contracts/catalogue/product.ts'
import { hasOnePrice } from '../../../domain/catalogue/hasOnePrice.ts'
import { productPath } from '../../../domain/shell/addresses.ts'
import { useFormats } from '../hooks/useFormats.ts'
import { useMovesOver } from '../hooks/useMovesOver.ts'
import { useTranslation } from '../hooks/useTranslation.ts'
import { useWasPointedAt } from '../hooks/useWasPointedAt.ts'
import { Link } from '../links/Link.tsx'
import { Picture } from '../pictures/Picture.tsx'
import styles from './ProductCard.module.css'
import { QuickViewButton } from './QuickViewButton.tsx'
import { GoneNote, StockNote } from './StockNote.tsx'
import { UnitPrice } from './UnitPrice.tsx'

/** A product in a list, with prices and stock if the viewer may see them. */
export function ProductCard({
  product,
  isGone = false,
  eager,
  name,
  sku,
  heart,
}: {
  product: FeaturedProduct
  /** It is no longer sold: its page says what happened, and it can neither be wished for nor ordered. */
  isGone?: boolean
  eager?: boolean
  /** The title with the search words highlighted. */
  name?: ReactNode
  /** The SKU with the search words highlighted. */
  sku?: ReactNode
  /** Puts it on the wishlist. */
  heart?: ReactNode
}) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { wasPointedAt, onPointerEnter } = useWasPointedAt()
  const title = text(product.title)
  const { isMoving, link } = useMovesOver(productPath(product))
  const {
    imageUrl_thum: [first = '', second],
    pictureColours: colours = {},
  } = product
  return (
    <article
      className={isGone ? `${styles.card} ${styles.gone}` : styles.card}
      data-moves-over={isMoving || undefined}
      onPointerEnter={onPointerEnter}
    >
      <span className={styles.first}>
        <Picture src={first} colour={colours[first]} alt="" eager={eager} />
      </span>
      {second && wasPointedAt && (
        <span className={styles.second} aria-hidden>
          <Picture src={second} colour={colours[second]} alt="" />
        </span>
      )}
      {heart && !isGone && <span className={styles.heart}>{heart}</span>}
      {product.prices && !isGone && <QuickViewButton product={product} title={title} />}
      <h3 className={styles.title}>
        <Link {...link}>{name ?? title}</Link>
      </h3>
      {product.selection && product.sku && (
        <p className={styles.sku}>
          {t('product.sku')} <bdi>{sku ?? product.sku}</bdi>
        </p>
      )}
      {isGone ? <GoneNote /> : <Numbers product={product} />}
    </article>
  )
}

/** The price, the weight and the stock, as far as the viewer may see them. */
function Numbers({ product }: { product: FeaturedProduct }) {
  const { t } = useTranslation()
  const { price, weight } = useFormats()
  return (
    <>
      {product.prices ? (
        <p className={styles.numbers}>
          <span className={styles.price}>
            {hasOnePrice(product) ? (
              <UnitPrice {...price(product.prices)} />
            ) : (
              <>
                <span className={styles.from}>{t('product.from')}</span>{' '}
                <UnitPrice {...price(product.prices)} />
              </>
            )}
          </span>
          <bdi>{weight(product.weight)}</bdi>
        </p>
      ) : (
        <p className={styles.numbers}>
          <span>{t('product.tradePrice')}</span>
          <span>{weight(product.weight)}</span>
        </p>
      )}
      {product.stock !== undefined && <StockNote inStock={product.stock > 0} />}
    </>
  )
}
