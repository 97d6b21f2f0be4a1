import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../contracts/catalogue.ts'
import { pooledMinimum } from '../../domain/quantity.ts'
import { selectedVariants, tableLevel } from '../../domain/variants.ts'
import { selectSelection, type VariantPickerRef } from '../../machines/variantPicker.machine.ts'
import { moveBetweenQuantities } from '../parts/gridKeys.ts'
import { useFormats } from '../parts/useFormats.ts'
import { type LineLabels, QuantityLine } from './QuantityLine.tsx'
import styles from './QuantityTable.module.css'
import { useDrawnInSteps } from './useDrawnInSteps.ts'

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
  const { text, price, grams, count } = useFormats()
  const selection = useSelector(picker, selectSelection)
  const variants = useMemo(() => selectedVariants(product, selection), [product, selection])
  const lines = useDrawnInSteps(variants, selection)
  const level = tableLevel(product)
  const names = useMemo(() => new Map(level?.variants.map(({ _id, name }) => [_id, name])), [level])
  const labels = useMemo<LineLabels>(
    () => ({
      weight: t('product.weight'),
      price: t('product.price'),
      stock: t('table.stock'),
      quantity: (name) => t('quantity.labelOf', { name }),
      increase: (name) => t('quantity.increaseOf', { name }),
      decrease: (name) => t('quantity.decreaseOf', { name }),
    }),
    [t],
  )
  return (
    <div className={styles.scroller}>
      <table className={styles.table} onKeyDown={moveBetweenQuantities}>
        <caption>
          {t('table.caption', { minimum: pooledMinimum })}{' '}
          <span className={styles.keys}>{t('table.keys')}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{text(level?.name)}</th>
            <th scope="col" className={styles.number}>
              {labels.weight}
            </th>
            <th scope="col" className={styles.number}>
              {labels.price}
            </th>
            <th scope="col" className={styles.number}>
              {labels.stock}
            </th>
            <th scope="col" className={styles.quantity}>
              {t('quantity.label')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((variant) => {
            const { productId, values, weight, stock } = variant
            const pieces = carted.get(productId) ?? 0
            return (
              <QuantityLine
                key={productId}
                productId={productId}
                name={text(names.get(values[level?._id ?? ''] ?? ''))}
                weight={t('product.grams', { grams: grams(weight) })}
                price={price(variant)}
                stock={stock > 0 ? count(stock) : t('table.none')}
                carted={pieces > 0 ? t('table.inCart', { pieces: count(pieces) }) : ''}
                labels={labels}
                picker={picker}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
