import { useSelector } from '@xstate/react'
import Bookmark from 'lucide-react/icons/bookmark'
import Trash2 from 'lucide-react/icons/trash'
import { memo } from 'react'
import type { CartRow } from '../../contracts/cart/cartRows.ts'
import { displayRow } from '../../domain/cart/cartLines.ts'
import { canDecrease, canIncrease } from '../../domain/cart/quantity.ts'
import { type SavedRowsRef, selectIsMoving } from '../../machines/cart/savedRows.machine.ts'
import controls from '../parts/controls.module.css'
import { QuantityField } from '../parts/fields/QuantityField.tsx'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Picture } from '../parts/pictures/Picture.tsx'
import { UnitPrice } from '../parts/product/UnitPrice.tsx'
import { useShop } from '../parts/shop.ts'
import styles from './CartPage.module.css'
import { RowProblems } from './RowProblems.tsx'

/** A row of the cart. It renders again only when it has changed itself, because a cart may have hundreds. */
export const CartRowItem = memo(function CartRowItem({
  row,
  title,
  isGrouped,
  showsPicture,
  saved,
  onDrop,
}: {
  row: CartRow
  /** The product's, in the buyer's language. */
  title: string
  /** It is below the sum of several rows. */
  isGrouped: boolean
  showsPicture: boolean
  saved: SavedRowsRef
  /** The row is removed and can be restored. */
  onDrop: (rowId: string) => void
}) {
  const { t } = useTranslation()
  const { text, money, price, currency } = useFormats()
  const { cart } = useShop()
  const { quantity, quantityRule, attributes, sku, image } = row.cart
  const values = attributes.map(({ value }) => text(value)).join(' · ')
  const name = [title, values].filter(Boolean).join(', ')
  const rowId = row._id
  const unit = price(row.cart)
  const isSaving = useSelector(saved, (now) => selectIsMoving(now, 'save', rowId))
  return (
    <li className={styles.row}>
      <p className={styles.variant}>
        {showsPicture && (
          <span className={styles.own}>
            <Picture src={image} alt="" sizes="3rem" />
          </span>
        )}
        {values && <bdi>{values}</bdi>} <bdi className={styles.soft}>{sku}</bdi>
      </p>
      <p className={styles.unit} data-per={unit.per !== ''}>
        <UnitPrice {...unit} />
      </p>
      <QuantityField
        value={quantity}
        names={{
          quantity: t('quantity.labelOf', { name }),
          increase: t('quantity.increaseOf', { name }),
          decrease: t('quantity.decreaseOf', { name }),
        }}
        canIncrease={canIncrease(quantityRule, quantity)}
        canDecrease={canDecrease(quantityRule, quantity)}
        onType={(typed) => cart.send({ type: 'quantity.typed', rowId, quantity: typed })}
        onIncrease={() => cart.send({ type: 'row.incremented', rowId })}
        onDecrease={() => cart.send({ type: 'row.decremented', rowId })}
      />
      {isGrouped && (
        <>
          <p className={styles.rowTotal}>{money(displayRow(row, currency))}</p>
          <div className={styles.rowActs}>
            <button
              type="button"
              className={controls.iconButton}
              aria-label={`${t('saved.save')}: ${name}`}
              aria-disabled={isSaving}
              title={t('saved.save')}
              onClick={() => saved.send({ type: 'rows.saved', rowIds: [rowId] })}
            >
              <Bookmark aria-hidden size={16} />
            </button>
            <button
              type="button"
              className={controls.iconButton}
              aria-label={t('cart.removeRow', { name })}
              onClick={() => onDrop(rowId)}
            >
              <Trash2 aria-hidden size={16} />
            </button>
          </div>
        </>
      )}
      <RowProblems row={row} name={name} onDrop={() => onDrop(rowId)} />
    </li>
  )
})
