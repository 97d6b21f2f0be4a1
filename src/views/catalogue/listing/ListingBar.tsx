import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import { withSort } from '../../../domain/catalogue/chosenFilters.ts'
import { parseFilter } from '../../../domain/catalogue/listingFilter.ts'
import controls from '../../parts/controls.module.css'
import { Select } from '../../parts/fields/Select.tsx'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import styles from './Listing.module.css'
import { type ListingView, useListingAddress } from './useListingAddress.ts'

/** The orders of a list; the first one is the default. */
export type Sorts = readonly (
  | 'relevance'
  | 'newest:desc'
  | 'price:asc'
  | 'price:desc'
  | 'title:asc'
  | 'title:desc'
)[]

const views = [
  ['grid', LayoutGrid],
  ['list', List],
] as const satisfies readonly (readonly [ListingView, typeof List])[]

/** The number of pieces, their order, and the choice between pictures and lines. */
export function ListingBar({ total, sorts }: { total: number; sorts: Sorts }) {
  const { t } = useTranslation()
  const { filter, apply, view, show } = useListingAddress()
  const [own] = sorts
  const chosen = sorts.find(
    (sort) => filter.sort && sort === `${filter.sort.by}:${filter.sort.direction}`,
  )
  return (
    <div className={styles.bar}>
      <p className={styles.total} role="status">
        {t('listing.total', { count: total })}
      </p>
      <div className={styles.ways}>
        <Select
          label={t('listing.sort')}
          value={chosen ?? own ?? ''}
          options={sorts.map((sort) => ({ value: sort, text: t(`listing.sort.${sort}`) }))}
          onChoose={(value) => {
            const parsed = parseFilter(value === own ? '' : value)
            apply(withSort(filter, 'filter' in parsed ? parsed.filter.sort : undefined))
          }}
        />
        <fieldset className={styles.views}>
          <legend className={controls.hidden}>{t('listing.view')}</legend>
          {views.map(([each, Icon]) => (
            <button
              key={each}
              type="button"
              className={controls.iconButton}
              aria-pressed={view === each}
              aria-label={t(`listing.view.${each}`)}
              onClick={() => show(each)}
            >
              <Icon aria-hidden size={20} strokeWidth={1.6} />
            </button>
          ))}
        </fieldset>
      </div>
    </div>
  )
}
