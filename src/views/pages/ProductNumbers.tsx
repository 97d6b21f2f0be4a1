import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Prices, Product } from '../../contracts/catalogue.ts'
import { unitPrice } from '../../domain/money.ts'
import { selectedVariants, variantsOf } from '../../domain/variants.ts'
import { selectSelection, type VariantPickerRef } from '../../machines/variantPicker.machine.ts'
import { UnitPrice } from '../parts/UnitPrice.tsx'
import { useFormats } from '../parts/useFormats.ts'
import styles from './ProductNumbers.module.css'

/** Price, weight and SKU: of the variant that is picked, else of the cheapest that the choices leave. */
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
  const picked = selectedVariants(product, selection)
  const left = picked.length > 0 ? picked : variantsOf(product)
  // A product that has no variant yet says what it would begin with.
  const cheapest = left.reduce<Prices & Pick<Product, 'weight'>>(
    (least, other) => (unitPrice(other) < unitPrice(least) ? other : least),
    left[0] ?? { ...product.prices, weight: product.weight },
  )
  const isFrom = left.some((variant) => unitPrice(variant) !== unitPrice(cheapest))
  const one = left.length === 1 ? left[0] : undefined
  return (
    <dl className={styles.numbers}>
      <div className={styles.price}>
        <dt>{t('product.price')}</dt>
        <dd>
          {isFrom && <span className={styles.from}>{t('product.from')} </span>}
          <UnitPrice {...price(cheapest)} />
        </dd>
      </div>
      <div>
        <dt>{t('product.weight')}</dt>
        <dd>{weight(cheapest.weight)}</dd>
      </div>
      <div>
        <dt>{t(one ? 'product.sku' : 'product.variants')}</dt>
        <dd>{one ? one.sku : count(left.length)}</dd>
      </div>
    </dl>
  )
}
