import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Product } from '../../../contracts/catalogue/product.ts'
import { pooledMinimum } from '../../../domain/cart/quantity.ts'
import { pickedLevels, tableLevel, tableLines } from '../../../domain/catalogue/variants.ts'
import type { Carted } from '../../../machines/cart/cartWatcher.ts'
import type { VariantPickerRef } from '../../../machines/catalogue/variantPicker.machine.ts'
import { selectSelection } from '../../../machines/catalogue/variantPickerSelectors.ts'
import { moveBetweenQuantities } from '../../parts/gridKeys.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { type LineLabels, QuantityLine } from './QuantityLine.tsx'
import styles from './QuantityTable.module.css'
import { useChosenNames } from './useChosenNames.ts'
import { useDrawnInSteps } from './useDrawnInSteps.ts'

/** One line per value of the last level, filled in at once (rule V1). */
export function QuantityTable({
  product,
  picker,
  carted,
  pointed,
}: {
  product: Product
  picker: VariantPickerRef
  /** Pieces in the cart by the variant's `productId`. */
  carted: Carted
  /** The line that was searched for: its variant's `productId`. */
  pointed?: string | undefined
}) {
  const { t } = useTranslation()
  const { text, price, weight: weighed, count } = useFormats()
  const selection = useSelector(picker, selectSelection)
  const all = useMemo(() => tableLines(product, selection), [product, selection])
  const lines = useDrawnInSteps(all, selection)
  const level = tableLevel(product)
  const above = useChosenNames(product, selection, pickedLevels(product).length)
  const labels = useMemo<LineLabels>(
    () => ({
      weight: t('product.weight'),
      price: t('product.price'),
      stock: t('table.stock'),
      late: t('cart.lineLate'),
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
          {lines.map(({ value, variant }) => {
            if (!variant)
              return (
                <tr key={value._id} className={styles.missing}>
                  <th scope="row">{text(value.name)}</th>
                  <td colSpan={4}>{t('picker.notMade', { above })}</td>
                </tr>
              )
            const { productId, weight, stock } = variant
            const { amount, per } = price(variant)
            const pieces = carted[productId] ?? 0
            return (
              <QuantityLine
                key={productId}
                productId={productId}
                isPointed={productId === pointed}
                name={text(value.name)}
                weight={weighed(weight)}
                price={amount}
                per={per}
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
