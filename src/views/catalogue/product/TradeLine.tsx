import { useSelector } from '@xstate/react'
import type { Product } from '../../../contracts/catalogue/product.ts'
import { tradeTerms } from '../../../domain/catalogue/tradeTerms.ts'
import { possibleVariants } from '../../../domain/catalogue/variants.ts'
import type { VariantPickerRef } from '../../../machines/catalogue/variantPicker.machine.ts'
import {
  selectIsOutOfStock,
  selectSelection,
} from '../../../machines/catalogue/variantPickerSelectors.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import styles from './TradeLine.module.css'

const shipping = {
  all: 'terms.soon',
  some: 'terms.partly',
  none: 'cart.lineLate',
} as const

/** The minimum order, the open choices, the shipping time and the SKU of what is left after the choices (rule V9). */
export function TradeLine({ product, picker }: { product: Product; picker: VariantPickerRef }) {
  const { t } = useTranslation()
  const { text, count } = useFormats()
  const selection = useSelector(picker, selectSelection)
  const isLate = useSelector(picker, selectIsOutOfStock)
  const terms = tradeTerms(product, possibleVariants(product, selection))
  return (
    <ul className={styles.terms}>
      <li>{t('terms.from', { count: terms.minimum })}</li>
      {terms.step > 1 && <li>{t('terms.step', { count: terms.step })}</li>}
      {terms.open.map(({ attribute, count: values }) => (
        <li key={attribute._id}>{`${text(attribute.name)}: ${count(values)}`}</li>
      ))}
      {/* The whole order then waits, as the notice of the order bar says. */}
      <li>{t(shipping[isLate ? 'none' : terms.inStock])}</li>
      {terms.sku !== undefined && (
        <li>
          <span>
            {t('product.sku')} <bdi>{terms.sku}</bdi>
          </span>
        </li>
      )}
    </ul>
  )
}
