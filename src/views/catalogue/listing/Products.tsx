import { useSelector } from '@xstate/react'
import { memo, type ReactNode, useDeferredValue, useRef } from 'react'
import type { ProductCard as ProductCardData } from '../../../contracts/catalogue/product.ts'
import { listingPageSize, mostPages } from '../../../domain/catalogue/listingSource.ts'
import { firstRow } from '../../../domain/catalogue/pictures.ts'
import {
  type ListingRef,
  selectGone,
  selectHasFailed,
  selectHasMore,
  selectIsLoadingMore,
  selectItems,
  selectPage,
  selectTotal,
} from '../../../machines/catalogue/listing.machine.ts'
import controls from '../../parts/controls.module.css'
import { Highlighted } from '../../parts/Highlighted.tsx'
import { useCan } from '../../parts/hooks/useCan.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Notice } from '../../parts/Notice.tsx'
import cards from '../../parts/product/ProductCard.module.css'
import { ProductCard } from '../../parts/product/ProductCard.tsx'
import { Arrivals } from './Arrivals.tsx'
import styles from './Listing.module.css'
import { NothingFound } from './NothingFound.tsx'
import { ProductLine } from './ProductLine.tsx'
import { useContinuation } from './useContinuation.ts'
import { useFirstNew } from './useFirstNew.ts'
import { type ListingView, pageId, useListingAddress } from './useListingAddress.ts'
import { type RowPlaces, useRows } from './useRows.ts'

/** The products of a list, as pictures or as lines; more of them while the buyer scrolls. */
export function Products({
  listing,
  places,
  query = '',
  heart,
}: {
  listing: ListingRef
  places: RowPlaces
  /** The search words are highlighted. */
  query?: string
  /** Adds a product of the list to the wishlist. */
  heart?: (product: ProductCardData) => ReactNode
}) {
  const { t } = useTranslation()
  // New products are rendered a few at a time, so that the page stays responsive.
  const arrived = useSelector(listing, selectItems)
  const items = useDeferredValue(arrived)
  const gone = useSelector(listing, selectGone)
  const { view } = useListingAddress()
  const list = useRef<HTMLUListElement>(null)
  const rows = useRows(list, items.length, places, view)
  const { from, to, before, after, columns, measure, heightOf } = rows

  useFirstNew(listing, list, items)

  if (items.length === 0) return <NothingFound />
  return (
    <section className={styles.products}>
      <h2 className={controls.hidden}>{t('listing.products')}</h2>
      <Arrivals listing={listing} />
      <ul
        ref={list}
        className={view === 'list' ? styles.list : `${cards.grid} ${styles.grid}`}
        style={before || after ? { paddingBlock: `${before}px ${after}px` } : undefined}
      >
        {items.slice(from, to).map((product, offset) => {
          const position = from + offset
          const beginsRow = position % columns === 0
          return (
            <li
              key={product._id}
              id={
                position % listingPageSize === 0
                  ? pageId(1 + position / listingPageSize)
                  : undefined
              }
              ref={beginsRow ? measure : undefined}
              data-index={beginsRow ? position / columns : undefined}
              className={measure ? undefined : styles.item}
              style={intrinsic(measure ? undefined : heightOf(position))}
              aria-setsize={items.length}
              aria-posinset={position + 1}
            >
              <Item
                product={product}
                isGone={gone.includes(product._id)}
                view={view}
                isFirst={position < firstRow}
                query={query}
                heart={heart}
              />
            </li>
          )
        })}
      </ul>
      <More listing={listing} shown={items.length} isDrawn={items === arrived} />
    </section>
  )
}

const intrinsic = (height: number | undefined) =>
  height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` }

/** One product. Products that are already shown are not rendered again when more arrive. */
const Item = memo(function Item({
  product,
  isGone,
  view,
  isFirst,
  query,
  heart,
}: {
  product: ProductCardData
  isGone: boolean
  view: ListingView
  isFirst: boolean
  query: string
  heart: ((product: ProductCardData) => ReactNode) | undefined
}) {
  const { text } = useFormats()
  if (view === 'list')
    return <ProductLine product={product} isGone={isGone} eager={isFirst} query={query} />
  return (
    <ProductCard
      product={product}
      isGone={isGone}
      eager={isFirst}
      name={<Highlighted text={text(product.title)} query={query} />}
      sku={<Highlighted text={product.sku ?? ''} query={query} />}
      heart={heart?.(product)}
    />
  )
})

function More({
  listing,
  shown,
  isDrawn,
}: {
  listing: ListingRef
  shown: number
  /** Whether everything that has arrived is rendered. */
  isDrawn: boolean
}) {
  const { t } = useTranslation()
  const total = useSelector(listing, selectTotal)
  const hasMore = useSelector(listing, selectHasMore)
  const isLoading = useSelector(listing, selectIsLoadingMore)
  const canLoad = useCan(listing, { type: 'more.requested' })
  const hasFailed = useSelector(listing, selectHasFailed)
  const page = useSelector(listing, selectPage)
  const { upTo } = useListingAddress()
  const end = useContinuation(listing, isDrawn)
  if (!hasMore) return null
  return (
    <div ref={end} className={styles.more}>
      <p>{t('listing.shown', { shown, total })}</p>
      {hasFailed && <Notice tone="bad">{t('failed.text')}</Notice>}
      <button
        type="button"
        className={controls.quiet}
        aria-disabled={!canLoad}
        onClick={() => listing.send({ type: 'more.requested' })}
      >
        {t(isLoading ? 'listing.loading' : 'listing.more')}
      </button>
      {page < mostPages && (
        <noscript>
          <a className={controls.quiet} href={upTo(page + 1)}>
            {t('listing.more')}
          </a>
        </noscript>
      )}
    </div>
  )
}
