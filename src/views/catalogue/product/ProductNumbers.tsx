import { useSelector } from '@xstate/react'
import type { Prices, Product } from '../../../contracts/catalogue/product.ts'
import { possibleVariants } from '../../../domain/catalogue/variants.ts'
import { unitPrice } from '../../../domain/settings/money.ts'
import type { VariantPickerRef } from '../../../machines/catalogue/variantPicker.machine.ts'
import { selectSelection } from '../../../machines/catalogue/variantPickerSelectors.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { UnitPrice } from '../../parts/product/UnitPrice.tsx'
import styles from './ProductNumbers.module.css'

/**
 * Price, weight and SKU of the picked variant; before that, the lowest price and weight of the variants that
 * match the choices.
 */
export function ProductNumbers({
  product,
  picker,
}: {
  product: Product
  picker: VariantPickerRef
}) {
  const { t } = useTranslation()
  const { price, weight, count } = useFormats()
  const selection = useSelector(picker, selectSelection)
  const left = possibleVariants(product, selection)
  // A product without variants shows its own prices and weight.
  const cheapest = left.reduce<Prices>(
    (least, other) => (unitPrice(other) < unitPrice(least) ? other : least),
    left[0] ?? product.prices,
  )
  const isFrom = left.some((variant) => unitPrice(variant) !== unitPrice(cheapest))
  const weights = left.length > 0 ? left.map((variant) => variant.weight) : [product.weight]
  const lightest = Math.min(...weights)
  const one = left.length === 1 ? left[0] : undefined
  return (
    <dl className={styles.numbers}>
      <div className={styles.price}>
        <dt>{t('product.price')}</dt>
        <dd>
          {isFrom && <From />}
          <UnitPrice {...price(cheapest)} />
        </dd>
      </div>
      <div>
        <dt>{t('product.weight')}</dt>
        <dd>
          {weights.some((each) => each !== lightest) && <From />}
          {weight(lightest)}
        </dd>
      </div>
      <div>
        <dt>{t(one ? 'product.sku' : 'product.variants')}</dt>
        <dd>{one ? one.sku : count(left.length)}</dd>
      </div>
    </dl>
  )
}

/** Says that the number is the least of several. */
function From() {
  const { t } = useTranslation()
  return <span className={styles.from}>{t('product.from')} </span>
}
