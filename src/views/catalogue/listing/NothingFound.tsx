import { cleared, countChosen } from '../../../domain/catalogue/chosenFilters.ts'
import controls from '../../parts/controls.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Interlude } from '../../parts/Interlude.tsx'
import { Link } from '../../parts/links/Link.tsx'
import { useSettings } from '../../parts/shop.ts'
import { CategoryChips } from './CategoryChips.tsx'
import { useListingAddress } from './useListingAddress.ts'

/** An empty list, with links to continue: fewer filters, or another category. */
export function NothingFound() {
  const { t } = useTranslation()
  const { categories } = useSettings()
  const { filter, apply } = useListingAddress()
  return (
    <>
      <Interlude title={t('listing.empty')}>
        <p>{t('listing.emptyText')}</p>
        {countChosen(filter) > 0 && (
          <button type="button" className={controls.quiet} onClick={() => apply(cleared(filter))}>
            {t('filters.clear')}
          </button>
        )}
        <Link className={controls.quiet} to="/eshop">
          {t('listing.allCategories')}
        </Link>
      </Interlude>
      <CategoryChips categories={categories} />
    </>
  )
}
