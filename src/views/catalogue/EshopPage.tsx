import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { categoryPath } from '../../domain/shell/addresses.ts'
import type { FilterSheetRef } from '../../machines/catalogue/filterSheet.machine.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { PageHead } from '../parts/PageHead.tsx'
import page from '../parts/page.module.css'
import { useSettings } from '../parts/shop.ts'
import styles from './EshopPage.module.css'
import { type ListingFacts, ListingLayout } from './listing/ListingLayout.tsx'
import { categorySorts } from './listing/ListingPage.tsx'

/** The overview of the catalogue: every category with its subcategories, and all products, which are the children. */
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
  const { text } = useFormats()
  const { categories } = useSettings()
  return (
    <div className={page.page}>
      <PageHead page={{ kind: 'eshop' }} />
      <div className={page.head}>
        <h1>{t('eshop.title')}</h1>
        <p className={page.lead}>{t('eshop.lead')}</p>
      </div>
      <ul className={styles.tiles}>
        {categories.map(({ slug, name, children }) => (
          <li key={slug} className={styles.tile}>
            <h2>
              <Link to={categoryPath(slug)}>{text(name)}</Link>
            </h2>
            {children.length > 0 && (
              <ul className={styles.below}>
                {children.map((child) => (
                  <li key={child.slug}>
                    <Link to={categoryPath(child.slug)}>{text(child.name)}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <h2 className={styles.all}>{t('eshop.all')}</h2>
      <ListingLayout sheet={sheet} list={list} sorts={categorySorts}>
        {children}
      </ListingLayout>
    </div>
  )
}
