import type { ReactNode } from 'react'
import type { Category } from '../../../contracts/catalogue/product.ts'
import { categoryPath, searchPath } from '../../../domain/shell/addresses.ts'
import type { FilterSheetRef } from '../../../machines/catalogue/filterSheet.machine.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import { Breadcrumb } from '../../parts/page/Breadcrumb.tsx'
import { PageHead } from '../../parts/page/PageHead.tsx'
import page from '../../parts/page/page.module.css'
import { CategoryChips } from './CategoryChips.tsx'
import styles from './Listing.module.css'
import type { Sorts } from './ListingBar.tsx'
import { type ListingFacts, ListingLayout } from './ListingLayout.tsx'

const others = ['price:asc', 'price:desc', 'title:asc', 'title:desc'] as const
export const categorySorts: Sorts = ['newest:desc', ...others]
const searchSorts: Sorts = ['relevance', 'newest:desc', ...others]

/** A category of the catalogue (rule P8); its products are the children. */
export function CategoryPage({
  path,
  list,
  sheet,
  children,
}: {
  /** From the top category down to this one. */
  path: readonly Category[]
  list: ListingFacts
  /** Its filters, for narrow screens. */
  sheet: FilterSheetRef
  children: ReactNode
}) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const category = path.at(-1)
  const trail = [
    { to: '/eshop', text: t('eshop.title') },
    ...path.slice(0, -1).map(({ slug, name }) => ({ to: categoryPath(slug), text: text(name) })),
  ]
  return (
    <div className={page.page}>
      {category && (
        <PageHead
          page={{
            kind: 'category',
            name: category.name,
            below: category.children.map(({ name }) => name),
          }}
        />
      )}
      <div className={page.head}>
        <Breadcrumb trail={trail} />
        <h1>{text(category?.name)}</h1>
        <CategoryChips categories={category?.children ?? []} />
      </div>
      <ListingLayout sheet={sheet} list={list} sorts={categorySorts}>
        {children}
      </ListingLayout>
    </div>
  )
}

/** The results of a search (rule P8). */
export function SearchPage({
  query,
  didYouMean,
  list,
  sheet,
  children,
}: {
  query: string
  /** Alternative words with results, when the typed words have none. */
  didYouMean?: string | undefined
  list: ListingFacts
  /** Its filters, for narrow screens. */
  sheet: FilterSheetRef
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <div className={page.page}>
      <PageHead page={{ kind: 'search', query }} />
      <div className={page.head}>
        <Breadcrumb trail={[{ to: '/eshop', text: t('eshop.title') }]} />
        <h1>{t('search.title', { query })}</h1>
      </div>
      {didYouMean !== undefined && (
        <p className={styles.instead}>
          {t('search.didYouMean')}{' '}
          <Link to={searchPath(didYouMean)}>
            <bdi>{didYouMean}</bdi>
          </Link>
        </p>
      )}
      <ListingLayout sheet={sheet} list={list} sorts={searchSorts}>
        {children}
      </ListingLayout>
    </div>
  )
}
