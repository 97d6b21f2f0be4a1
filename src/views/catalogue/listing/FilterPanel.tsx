import type { Facets } from '../../../contracts/catalogue/catalogue.ts'
import { toggleValue, withStock } from '../../../domain/catalogue/chosenFilters.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { FacetGroup } from './FacetGroup.tsx'
import styles from './FilterPanel.module.css'
import { PriceRange } from './PriceRange.tsx'
import { useListingAddress } from './useListingAddress.ts'

/** Number of attributes that are open initially; more would push the ones below out of view. */
const openAtFirst = 4

const stocks = ['in', 'out'] as const

/** The further choices in the list, each with the number of pieces that it would show. */
export function FilterPanel({ facets }: { facets: Facets }) {
  const { t } = useTranslation()
  const { currency, text } = useFormats()
  const { filter, apply } = useListingAddress()
  return (
    <div className={styles.panel}>
      <FacetGroup
        name={t('listing.stock')}
        isOpen
        options={stocks
          .map((stock) => ({
            id: stock,
            name: t(`listing.stock.${stock}`),
            count: facets.stock[stock],
            isChosen: filter.stock === stock,
          }))
          .filter(({ count, isChosen }) => count > 0 || isChosen)}
        onToggle={(id) => {
          const stock = stocks.find((each) => each === id)
          apply(withStock(filter, filter.stock === stock ? undefined : stock))
        }}
      />
      <PriceRange key={`${currency.symbol} ${filter.min} ${filter.max}`} range={facets.price} />
      {facets.attributes.map(({ _id, name, values }, position) => {
        const chosen = filter.attributes[_id] ?? []
        return (
          <FacetGroup
            key={_id}
            name={text(name)}
            isOpen={position < openAtFirst || chosen.length > 0}
            options={values.map((value) => ({
              id: value._id,
              name: text(value.name),
              count: value.count,
              isChosen: chosen.includes(value._id),
            }))}
            onToggle={(id) => apply(toggleValue(filter, _id, id))}
          />
        )
      })}
    </div>
  )
}
