import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Facets } from '../../../contracts/catalogue.ts'
import { countChosen } from '../../../domain/chosenFilters.ts'
import controls from '../../parts/controls.module.css'
import { SidePanel } from '../../shell/SidePanel.tsx'
import { useIsWide } from '../../shell/useIsWide.ts'
import { ChosenFilters } from './ChosenFilters.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import styles from './Listing.module.css'
import { ListingBar, type Sorts } from './ListingBar.tsx'
import { useListingAddress } from './useListingAddress.ts'

/** What is known of a list besides its products. */
export interface ListingFacts {
  readonly total: number
  readonly facets?: Facets | undefined
}

const nothing: Facets = { attributes: [], price: null, stock: { in: 0, out: 0 } }

/** A list with its filters: beside it where there is room, else in a sheet over it. */
export function ListingLayout({
  list: { total, facets = nothing },
  sorts,
  children,
}: {
  list: ListingFacts
  sorts: Sorts
  children: ReactNode
}) {
  const { t } = useTranslation()
  const isWide = useIsWide()
  const { filter } = useListingAddress()
  if (total === 0 && countChosen(filter) === 0) return children
  return (
    <div className={styles.layout}>
      {isWide && (
        <aside className={styles.aside} aria-label={t('filters.title')}>
          <FilterPanel facets={facets} />
        </aside>
      )}
      <div className={styles.main}>
        {!isWide && <FilterSheet total={total} facets={facets} />}
        <ListingBar total={total} sorts={sorts} />
        <ChosenFilters facets={facets} />
        {children}
      </div>
    </div>
  )
}

function FilterSheet({ total, facets }: { total: number; facets: Facets }) {
  const { t } = useTranslation()
  const { filter } = useListingAddress()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const chosen = countChosen(filter)
  return (
    <>
      <button
        type="button"
        className={`${controls.quiet} ${styles.open}`}
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal aria-hidden size={18} />
        {chosen > 0 ? t('filters.titleCount', { count: chosen }) : t('filters.title')}
      </button>
      <SidePanel isOpen={isOpen} side="start" title={t('filters.title')} onClose={close}>
        <div className={styles.sheet}>
          <FilterPanel facets={facets} />
        </div>
        <div className={styles.sheetFoot}>
          <button type="button" className={`${controls.button} ${controls.wide}`} onClick={close}>
            {t('filters.show', { count: total })}
          </button>
        </div>
      </SidePanel>
    </>
  )
}
