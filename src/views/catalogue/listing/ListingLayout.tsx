import { useSelector } from '@xstate/react'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { ReactNode } from 'react'
import type { Facets } from '../../../contracts/catalogue/catalogue.ts'
import { countChosen } from '../../../domain/catalogue/chosenFilters.ts'
import {
  type FilterSheetRef,
  selectIsSheetOpen,
} from '../../../machines/catalogue/filterSheet.machine.ts'
import { type ListingRef, selectTotal } from '../../../machines/catalogue/listing.machine.ts'
import { ByWidth } from '../../parts/ByWidth.tsx'
import controls from '../../parts/controls.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { SidePanel } from '../../shell/panel/SidePanel.tsx'
import { ChosenFilters } from './ChosenFilters.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import styles from './Listing.module.css'
import { ListingBar, type Sorts } from './ListingBar.tsx'
import { useListingAddress } from './useListingAddress.ts'

/** A list and the filters that it offers. */
export interface ListingFacts {
  readonly listing: ListingRef
  readonly facets?: Facets | undefined
}

const nothing: Facets = { attributes: [], price: null, stock: { in: 0, out: 0 } }

/** A list with its filters: beside it if there is room, else in a sheet over it. */
export function ListingLayout({
  list: { listing, facets = nothing },
  sorts,
  sheet,
  children,
}: {
  list: ListingFacts
  sorts: Sorts
  sheet: FilterSheetRef
  children: ReactNode
}) {
  const { t } = useTranslation()
  const { filter } = useListingAddress()
  const total = useSelector(listing, selectTotal)
  if (total === 0 && countChosen(filter) === 0) return children
  return (
    <div className={styles.layout}>
      <ByWidth
        wide={
          <aside className={styles.aside} aria-label={t('filters.title')}>
            <FilterPanel facets={facets} />
          </aside>
        }
      />
      <div className={styles.main}>
        <ByWidth narrow={<FilterSheet sheet={sheet} total={total} facets={facets} />} />
        <ListingBar total={total} sorts={sorts} />
        <ChosenFilters facets={facets} />
        {children}
      </div>
    </div>
  )
}

function FilterSheet({
  sheet,
  total,
  facets,
}: {
  sheet: FilterSheetRef
  total: number
  facets: Facets
}) {
  const { t } = useTranslation()
  const { filter } = useListingAddress()
  const isOpen = useSelector(sheet, selectIsSheetOpen)
  const close = () => sheet.send({ type: 'panel.closed' })
  const chosen = countChosen(filter)
  return (
    <>
      <button
        type="button"
        className={`${controls.quiet} ${styles.open}`}
        aria-haspopup="dialog"
        onClick={() => sheet.send({ type: 'panel.opened' })}
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
