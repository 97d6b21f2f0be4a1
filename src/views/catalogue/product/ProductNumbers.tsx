import { useSelector } from '@xstate/react'
import type { Prices, Product } from '../../../contracts/catalogue.ts'
import { selectedVariants, variantsOf } from '../../../domain/catalogue/variants.ts'
import { unitPrice } from '../../../domain/settings/money.ts'
import {
  selectSelection,
  type VariantPickerRef,
} from '../../../machines/catalogue/variantPicker.machine.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { UnitPrice } from '../../parts/product/UnitPrice.tsx'
import styles from './ProductNumbers.module.css'
import { TradeLine } from './TradeLine.tsx'

/** Price, weight, SKU and terms of the picked variant, else of the cheapest one that matches the choices. */
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
  // A product without variants shows its own prices and weight.
  const cheapest = left.reduce<Prices & Pick<Product, 'weight'>>(
    (least, other) => (unitPrice(other) < unitPrice(least) ? other : least),
    left[0] ?? { ...product.prices, weight: product.weight },
  )
  const isFrom = left.some((variant) => unitPrice(variant) !== unitPrice(cheapest))
  const one = left.length === 1 ? left[0] : undefined
  return (
    <div>
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
      <TradeLine product={product} left={left} />
    </div>
  )
}
