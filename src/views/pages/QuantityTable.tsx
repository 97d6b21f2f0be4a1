import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../contracts/catalogue.ts'
import { pooledMinimum } from '../../domain/quantity.ts'
import { selectedVariants, tableLevel } from '../../domain/variants.ts'
import { selectSelection, type VariantPickerRef } from '../../machines/variantPicker.machine.ts'
import { moveBetweenQuantities } from '../parts/gridKeys.ts'
import { useFormats } from '../parts/useFormats.ts'
import { QuantityLine } from './QuantityLine.tsx'
import styles from './QuantityTable.module.css'

/** One line per value of the last level, filled in at once (decisions, Products). */
export function QuantityTable({
  product,
  picker,
  carted,
}: {
  product: Product
  picker: VariantPickerRef
  /** Pieces in the cart by the variant's `productId`. */
  carted: ReadonlyMap<string, number>
}) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const selection = useSelector(picker, selectSelection)
  const variants = useMemo(() => selectedVariants(product, selection), [product, selection])
  const level = tableLevel(product)
  return (
    <div className={styles.scroller}>
      <table className={styles.table} onKeyDown={moveBetweenQuantities}>
        <caption>
          {t('table.caption', { minimum: pooledMinimum })} {t('table.keys')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{text(level?.name)}</th>
            <th scope="col" className={styles.number}>
              {t('product.weight')}
            </th>
            <th scope="col" className={styles.number}>
              {t('product.price')}
            </th>
            <th scope="col" className={styles.number}>
              {t('table.stock')}
            </th>
            <th scope="col" className={styles.quantity}>
              {t('quantity.label')}
            </th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <QuantityLine
              key={variant.productId}
              variant={variant}
              name={text(
                level?.variants.find(({ _id }) => _id === variant.values[level._id])?.name,
              )}
              picker={picker}
              carted={carted.get(variant.productId) ?? 0}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
