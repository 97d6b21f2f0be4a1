import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { Category } from '../../contracts/catalogue.ts'
import { formatFilter, type ListingFilter, parseFilter } from '../../domain/listingFilter.ts'
import {
  type ListingRef,
  selectHasFailed,
  selectHasMore,
  selectIsLoadingMore,
  selectItems,
  selectTotal,
} from '../../machines/listing.machine.ts'
import { Breadcrumb } from '../parts/Breadcrumb.tsx'
import controls from '../parts/controls.module.css'
import { Interlude } from '../parts/Interlude.tsx'
import { Notice } from '../parts/Notice.tsx'
import { PageTitle } from '../parts/PageTitle.tsx'
import cardStyles from '../parts/ProductCard.module.css'
import { ProductCard } from '../parts/ProductCard.tsx'
import page from '../parts/page.module.css'
import { Select } from '../parts/Select.tsx'
import { useFormats } from '../parts/useFormats.ts'
import styles from './ListingPage.module.css'
import { useContinuation } from './useContinuation.ts'

/** A category of the catalogue (specification 2, `/eshop/{id}`). */
export function CategoryPage({
  listing,
  path,
}: {
  listing: ListingRef
  /** From the top category down to this one. */
  path: readonly Category[]
}) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const category = path.at(-1)
  const title = text(category?.name)
  const trail = [
    { to: '/eshop', text: t('eshop.title') },
    ...path
      .slice(0, -1)
      .map(({ slug, name }) => ({ to: `/eshop/${encodeURIComponent(slug)}`, text: text(name) })),
  ]
  return (
    <div className={page.page}>
      <PageTitle title={title} />
      <div className={page.head}>
        <Breadcrumb trail={trail} />
        <h1>{title}</h1>
        {category && category.children.length > 0 && (
          <ul className={styles.below}>
            {category.children.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={`/eshop/${encodeURIComponent(slug)}`}>{text(name)}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Filters listing={listing} />
      <Products listing={listing} />
    </div>
  )
}

/** What a search found (specification 2, `/eshop?search=`). */
export function SearchPage({ listing, query }: { listing: ListingRef; query: string }) {
  const { t } = useTranslation()
  const total = useSelector(listing, selectTotal)
  const title = t('search.title', { query })
  return (
    <div className={page.page}>
      <PageTitle title={title} />
      <div className={page.head}>
        <Breadcrumb trail={[{ to: '/eshop', text: t('eshop.title') }]} />
        <h1>{title}</h1>
        <p className={page.lead}>{t('listing.total', { count: total })}</p>
      </div>
      <Products listing={listing} />
    </div>
  )
}

const sorts = ['', 'price:asc', 'price:desc', 'title:asc', 'title:desc', 'newest:desc'] as const
const stocks = ['all', 'in', 'out'] as const

const read = (text: string): ListingFilter => {
  const parsed = parseFilter(text)
  return 'filter' in parsed ? parsed.filter : { attributes: {} }
}

/** Sorting and stock, kept in the address so that back, reload and a shared link show the same. */
function Filters({ listing }: { listing: ListingRef }) {
  const { t } = useTranslation()
  const total = useSelector(listing, selectTotal)
  const [params, setParams] = useSearchParams()
  const filter = read(params.get('filter') ?? '')

  const apply = (next: ListingFilter) => {
    const text = formatFilter(next)
    setParams(text ? { filter: text } : {}, { preventScrollReset: true })
  }
  return (
    <div className={styles.filters}>
      <p className={styles.total}>{t('listing.total', { count: total })}</p>
      <div className={styles.selects}>
        <Select
          label={t('listing.stock')}
          value={filter.stock ?? 'all'}
          options={stocks.map((stock) => ({ value: stock, text: t(`listing.stock.${stock}`) }))}
          onChoose={(value) => {
            const { stock: _, ...rest } = filter
            const stock = stocks.find((known) => known === value)
            apply(stock && stock !== 'all' ? { ...rest, stock } : rest)
          }}
        />
        <Select
          label={t('listing.sort')}
          value={filter.sort ? `${filter.sort.by}:${filter.sort.direction}` : ''}
          options={sorts.map((sort) => ({
            value: sort,
            text: t(sort === '' ? 'listing.sort.shop' : `listing.sort.${sort}`),
          }))}
          onChoose={(value) => {
            const { sort: _, ...rest } = filter
            const { sort } = read(value)
            apply(sort ? { ...rest, sort } : rest)
          }}
        />
      </div>
    </div>
  )
}

function Products({ listing }: { listing: ListingRef }) {
  const { t } = useTranslation()
  const items = useSelector(listing, selectItems)
  const total = useSelector(listing, selectTotal)
  const hasMore = useSelector(listing, selectHasMore)
  const isLoading = useSelector(listing, selectIsLoadingMore)
  const hasFailed = useSelector(listing, selectHasFailed)
  const end = useContinuation(listing)

  if (items.length === 0)
    return (
      <Interlude title={t('listing.empty')}>
        <p>{t('listing.emptyText')}</p>
        <Link className={controls.quiet} to="/eshop">
          {t('listing.allCategories')}
        </Link>
      </Interlude>
    )
  return (
    <>
      <h2 className={controls.hidden}>{t('listing.products')}</h2>
      <ul className={cardStyles.grid}>
        {items.map((product, position) => (
          <li key={product._id} className={styles.item}>
            <ProductCard product={product} eager={position < 4} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div ref={end} className={styles.more}>
          <p>{t('listing.shown', { shown: items.length, total })}</p>
          {hasFailed && <Notice tone="bad">{t('failed.text')}</Notice>}
          <button
            type="button"
            className={controls.quiet}
            disabled={isLoading}
            onClick={() => listing.send({ type: 'more.requested' })}
          >
            {t(isLoading ? 'listing.loading' : 'listing.more')}
          </button>
        </div>
      )}
    </>
  )
}
