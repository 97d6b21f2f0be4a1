import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../contracts/catalogue.ts'
import { selectedVariants, variantsOf } from '../../domain/variants.ts'
import { selectSelection, type VariantPickerRef } from '../../machines/variantPicker.machine.ts'
import { useFormats } from '../parts/useFormats.ts'
import styles from './ProductNumbers.module.css'

/** Price, weight and SKU: of the variant that is picked, else what the product begins with. */
export function ProductNumbers({
  product,
  picker,
}: {
  product: Product
  picker: VariantPickerRef
}) {
  const { t } = useTranslation()
  const { price, grams } = useFormats()
  const selection = useSelector(picker, selectSelection)
  const [variant, ...others] = selectedVariants(product, selection)
  const one = others.length === 0 && !product.moreCombination ? variant : undefined
  return (
    <dl className={styles.numbers}>
      <div className={styles.price}>
        <dt>{t('product.price')}</dt>
        <dd>
          {one ? (
            <bdi>{price(one)}</bdi>
          ) : (
            <>
              <span className={styles.from}>{t('product.from')}</span>{' '}
              <bdi>{price(product.prices)}</bdi>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('product.weight')}</dt>
        <dd>{t('product.grams', { grams: grams(one?.weight ?? product.weight) })}</dd>
      </div>
      <div>
        <dt>{t('product.sku')}</dt>
        <dd>{one?.sku ?? t('product.skus', { count: variantsOf(product).length })}</dd>
      </div>
    </dl>
  )
}
