import type { ReactNode } from 'react'
import type { FilterSheetRef } from '../../machines/catalogue/filterSheet.machine.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { PageHead } from '../parts/page/PageHead.tsx'
import page from '../parts/page/page.module.css'
import { useSettings } from '../parts/shop.ts'
import styles from './EshopPage.module.css'
import { CategoryChips } from './listing/CategoryChips.tsx'
import { type ListingFacts, ListingLayout } from './listing/ListingLayout.tsx'
import { categorySorts } from './listing/ListingPage.tsx'

/** The overview of the catalogue: its categories in one row, and all products, which are the children. */
export function EshopPage({
  list,
  sheet,
  children,
}: {
  list: ListingFacts
  /** Its filters, for narrow screens. */
  sheet: FilterSheetRef
  children: ReactNode
}) {
  const { t } = useTranslation()
  const { categories } = useSettings()
  return (
    <div className={page.page}>
      <PageHead page={{ kind: 'eshop' }} />
      <div className={page.head}>
        <h1>{t('eshop.title')}</h1>
        <p className={page.lead}>{t('eshop.lead')}</p>
      </div>
      <CategoryChips categories={categories} />
      <h2 className={styles.all}>{t('eshop.all')}</h2>
      <ListingLayout sheet={sheet} list={list} sorts={categorySorts}>
        {children}
      </ListingLayout>
    </div>
  )
}
