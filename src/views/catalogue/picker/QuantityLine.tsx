import { useSelector } from '@xstate/react'
import { memo, useEffect, useRef } from 'react'
import { pastedColumn } from '../../../domain/cart/pastedColumn.ts'
import type { VariantPickerRef } from '../../../machines/catalogue/variantPicker.machine.ts'
import {
  selectCanDecrease,
  selectCanIncrease,
  selectIsLate,
  selectPieces,
} from '../../../machines/catalogue/variantPickerSelectors.ts'
import { QuantityField } from '../../parts/fields/QuantityField.tsx'
import { UnitPrice } from '../../parts/product/UnitPrice.tsx'
import styles from './QuantityTable.module.css'

/** The texts of a line, in the buyer's language. */
export interface LineTexts {
  readonly name: string
  readonly weight: string
  readonly price: string
  /** The number of pieces of the price; empty for one. */
  readonly per: string
  readonly stock: string
  /** The number of pieces in the cart; empty for none. */
  readonly carted: string
}

/** The labels of the parts of a line. */
export interface LineLabels {
  readonly weight: string
  readonly price: string
  readonly stock: string
  /** Says that pieces of the line ship within 45 days. */
  readonly late: string
  readonly quantity: (name: string) => string
  readonly increase: (name: string) => string
  readonly decrease: (name: string) => string
}

/**
 * A line of the quantity table. A table may have a hundred lines, so a line renders again only when its own pieces
 * change, and receives its texts as props.
 */
export const QuantityLine = memo(function QuantityLine({
  productId,
  isPointed,
  name,
  weight,
  price,
  per,
  stock,
  carted,
  labels,
  picker,
}: LineTexts & {
  /** The variant's. */
  productId: string
  /** It was searched for, and comes into view. */
  isPointed: boolean
  labels: LineLabels
  picker: VariantPickerRef
}) {
  const pieces = useSelector(picker, selectPieces(productId))
  const canIncrease = useSelector(picker, selectCanIncrease(productId))
  const canDecrease = useSelector(picker, selectCanDecrease(productId))
  const isLate = useSelector(picker, selectIsLate(productId))
  const line = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isPointed) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isPointed])
  const pasteColumn = (text: string) => {
    const column = pastedColumn(text)
    if (column.length < 2) return false
    picker.send({ type: 'quantities.pasted', productId, column })
    return true
  }
  return (
    <tr ref={line} aria-current={isPointed || undefined}>
      <th scope="row">
        {name}
        {isLate && <span className={styles.late}>{labels.late}</span>}
        {carted !== '' && <span className={styles.carted}>{carted}</span>}
      </th>
      <td className={styles.number} data-label={labels.weight}>
        {weight}
      </td>
      <td className={`${styles.number} ${styles.price}`} data-label={labels.price}>
        <UnitPrice amount={price} per={per} />
      </td>
      <td className={styles.number} data-label={labels.stock}>
        {stock}
      </td>
      <td className={styles.quantity}>
        <QuantityField
          value={pieces}
          names={{
            quantity: labels.quantity(name),
            increase: labels.increase(name),
            decrease: labels.decrease(name),
          }}
          canIncrease={canIncrease}
          canDecrease={canDecrease}
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
