import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../contracts/catalogue.ts'
import { displayLine } from '../../domain/money.ts'
import { pooledMinimum } from '../../domain/quantity.ts'
import { selectedVariants, tableLevel } from '../../domain/variants.ts'
import { piecesOf } from '../../machines/pickerDraft.ts'
import {
  selectDraft,
  selectSelection,
  type VariantPickerRef,
} from '../../machines/variantPicker.machine.ts'
import { moveBetweenQuantities } from '../parts/gridKeys.ts'
import { QuantityField } from '../parts/QuantityField.tsx'
import { useFormats } from '../parts/useFormats.ts'
import styles from './QuantityTable.module.css'

/** One line per value of the last level, filled in at once (decisions, Products). */
export function QuantityTable({ product, picker }: { product: Product; picker: VariantPickerRef }) {
  const { t } = useTranslation()
  const { text, price, grams, money, currency } = useFormats()
  const selection = useSelector(picker, selectSelection)
  const draft = useSelector(picker, selectDraft)
  const level = tableLevel(product)
  const lines = selectedVariants(product, selection).map((variant) => ({
    variant,
    pieces: piecesOf({ product, draft }, variant.productId),
    name: text(level?.variants.find(({ _id }) => _id === variant.values[level._id])?.name),
  }))
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0)
  const total = lines.reduce(
    (sum, line) => sum + displayLine(line.variant, line.pieces, currency),
    0,
  )
  return (
    <div className={styles.scroller}>
      <table className={styles.table} onKeyDown={moveBetweenQuantities}>
        <caption>{t('table.caption', { minimum: pooledMinimum })}</caption>
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
          {lines.map(({ variant, pieces: drafted, name }) => (
            <tr key={variant.productId}>
              <th scope="row">{name}</th>
              <td className={styles.number} data-label={t('product.weight')}>
                {t('product.grams', { grams: grams(variant.weight) })}
              </td>
              <td className={`${styles.number} ${styles.price}`} data-label={t('product.price')}>
                {price(variant)}
              </td>
              <td className={styles.number} data-label={t('table.stock')}>
                {variant.stock > 0 ? variant.stock : t('table.none')}
              </td>
              <td className={styles.quantity}>
                <QuantityField
                  value={drafted}
                  names={{
                    quantity: t('quantity.labelOf', { name }),
                    increase: t('quantity.increaseOf', { name }),
                    decrease: t('quantity.decreaseOf', { name }),
                  }}
                  canDecrease={drafted > 0}
                  mayBeEmpty
                  onType={(quantity) =>
                    picker.send({
                      type: 'quantity.typed',
                      productId: variant.productId,
                      quantity,
                    })
                  }
                  onIncrease={() =>
                    picker.send({ type: 'quantity.incremented', productId: variant.productId })
                  }
                  onDecrease={() =>
                    picker.send({ type: 'quantity.decremented', productId: variant.productId })
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('cart.total')}</th>
            <td className={styles.sum} colSpan={4}>
              <span>{t('quantity.pieces', { count: pieces })}</span> <strong>{money(total)}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
