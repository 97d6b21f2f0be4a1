import { useSelector } from '@xstate/react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Variant } from '../../contracts/catalogue.ts'
import { pastedColumn } from '../../domain/pastedColumn.ts'
import { selectPieces, type VariantPickerRef } from '../../machines/variantPicker.machine.ts'
import { QuantityField } from '../parts/QuantityField.tsx'
import { useFormats } from '../parts/useFormats.ts'
import styles from './QuantityTable.module.css'

/** A line of the quantity table. It draws itself anew for its own pieces alone: a table may be long. */
export const QuantityLine = memo(function QuantityLine({
  variant,
  name,
  picker,
  carted,
}: {
  variant: Variant
  name: string
  picker: VariantPickerRef
  /** Pieces that are in the cart. */
  carted: number
}) {
  const { t } = useTranslation()
  const { price, grams, count } = useFormats()
  const { productId, stock } = variant
  const pieces = useSelector(picker, selectPieces(productId))
  const pasteColumn = (text: string) => {
    const column = pastedColumn(text)
    if (column.length < 2) return false
    picker.send({ type: 'quantities.pasted', productId, column })
    return true
  }
  return (
    <tr>
      <th scope="row">
        {name}
        {carted > 0 && (
          <span className={styles.carted}>{t('table.inCart', { pieces: count(carted) })}</span>
        )}
      </th>
      <td className={styles.number} data-label={t('product.weight')}>
        {t('product.grams', { grams: grams(variant.weight) })}
      </td>
      <td className={`${styles.number} ${styles.price}`} data-label={t('product.price')}>
        {price(variant)}
      </td>
      <td className={styles.number} data-label={t('table.stock')}>
        {stock > 0 ? count(stock) : t('table.none')}
      </td>
      <td className={styles.quantity}>
        <QuantityField
          value={pieces}
          names={{
            quantity: t('quantity.labelOf', { name }),
            increase: t('quantity.increaseOf', { name }),
            decrease: t('quantity.decreaseOf', { name }),
          }}
          canDecrease={pieces > 0}
          mayBeEmpty
          stepsFar
          onPaste={pasteColumn}
          onType={(quantity) => picker.send({ type: 'quantity.typed', productId, quantity })}
          onIncrease={(steps) => picker.send({ type: 'quantity.incremented', productId, steps })}
          onDecrease={(steps) => picker.send({ type: 'quantity.decremented', productId, steps })}
        />
      </td>
    </tr>
  )
})
