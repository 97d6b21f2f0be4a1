import X from 'lucide-react/icons/x'
import type { Facets } from '../../../contracts/catalogue/catalogue.ts'
import {
  cleared,
  countChosen,
  toggleValue,
  withPrices,
  withStock,
} from '../../../domain/catalogue/chosenFilters.ts'
import type { ListingFilter } from '../../../domain/catalogue/listingFilter.ts'
import { convert, toPaise } from '../../../domain/settings/money.ts'
import controls from '../../parts/controls.module.css'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import styles from './Listing.module.css'
import { useListingAddress } from './useListingAddress.ts'

interface Chip {
  readonly key: string
  readonly text: string
  readonly without: ListingFilter
}

/** The chosen filters, to be removed one by one or all at once. */
export function ChosenFilters({ facets }: { facets: Facets }) {
  const { t } = useTranslation()
  const { text, money, currency } = useFormats()
  const { filter, apply } = useListingAddress()
  if (countChosen(filter) === 0) return null
  const { stock, min, max, attributes } = filter

  const shown = (rupees: number) => money(convert(toPaise(rupees), currency.exchange_rate))
  const rangeText = (least: number | undefined, most: number | undefined) => {
    if (least === undefined) return t('filters.max', { amount: shown(most ?? 0) })
    if (most === undefined) return t('filters.min', { amount: shown(least) })
    return `${shown(least)} – ${shown(most)}`
  }
  const nameOf = (attribute: string, value: string) => {
    const facet = facets.attributes.find(({ _id }) => _id === attribute)
    return text(facet?.values.find(({ _id }) => _id === value)?.name) || value
  }
  const chips: readonly Chip[] = [
    ...(stock && stock !== 'all'
      ? [{ key: 'stock', text: t(`listing.stock.${stock}`), without: withStock(filter) }]
      : []),
    ...(min === undefined && max === undefined
      ? []
      : [
          {
            key: 'price',
            text: rangeText(min, max),
            without: withPrices(filter),
          },
        ]),
    ...Object.entries(attributes).flatMap(([attribute, values]) =>
      values.map((value) => ({
        key: `${attribute} ${value}`,
        text: nameOf(attribute, value),
        without: toggleValue(filter, attribute, value),
      })),
    ),
  ]
  return (
    <ul className={styles.chips} aria-label={t('filters.chosen')}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('filters.remove', { name: chip.text })}
            onClick={() => apply(chip.without)}
          >
            <bdi>{chip.text}</bdi>
            <X aria-hidden size={15} />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={controls.textButton}
          onClick={() => apply(cleared(filter))}
        >
          {t('filters.clear')}
        </button>
      </li>
    </ul>
  )
}
