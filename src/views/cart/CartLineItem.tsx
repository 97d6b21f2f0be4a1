import ChevronDown from 'lucide-react/icons/chevron-down'
import Trash2 from 'lucide-react/icons/trash'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { CartRow } from '../../contracts/cart.ts'
import { type CartLine, displayRow, isRowLate } from '../../domain/cart/cartLines.ts'
import { productPathIn } from '../../domain/shell/addresses.ts'
import controls from '../parts/controls.module.css'
import { QuantityField } from '../parts/fields/QuantityField.tsx'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Picture } from '../parts/pictures/Picture.tsx'
import { UnitPrice } from '../parts/product/UnitPrice.tsx'
import { useShop } from '../parts/shop.ts'
import styles from './CartPage.module.css'

/** A product of the cart. One row shows at once; several open under their sum. */
export function CartLineItem({ line }: { line: CartLine }) {
  const { t } = useTranslation()
  const { text, money, grams, count } = useFormats()
  const { cart } = useShop()
  const [isOpen, setOpen] = useState(true)
  const rowsId = useId()
  const title = text(line.title)
  const isGrouped = line.rows.length > 1
  const address = productPathIn(line.categorySlug, line.productSlug)
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <Link to={address} className={styles.image} tabIndex={-1} aria-hidden>
          <Picture src={line.image} alt="" sizes="5.5rem" />
        </Link>
        <div className={styles.what}>
          <h2>
            <Link to={address}>{title}</Link>
          </h2>
          <p className={styles.soft}>
            {t('cart.weightTimes', {
              grams: grams(line.totalWeight),
              quantity: count(line.totalQuantity),
            })}
          </p>
          {isGrouped && line.outOfStock && <p className={styles.late}>{t('cart.lineLate')}</p>}
          {line.belowMinimum && <p className={styles.low}>{t('cart.belowMinimum')}</p>}
          {isGrouped && (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={rowsId}
              onClick={() => setOpen(!isOpen)}
            >
              <ChevronDown aria-hidden size={16} />
              {t('cart.variants', { count: line.rows.length })}
            </button>
          )}
        </div>
        <p className={styles.lineTotal}>{money(line.totalPrice)}</p>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={t('cart.removeLine', { title })}
          onClick={() => cart.send({ type: 'line.removed', productSlug: line.productSlug })}
        >
          <Trash2 aria-hidden size={18} />
        </button>
      </div>
      <ul id={rowsId} className={styles.rows} hidden={isGrouped && !isOpen}>
        {line.rows.map((row) => (
          <Row key={row._id} row={row} title={title} line={line} />
        ))}
      </ul>
    </li>
  )
}

function Row({ row, title, line }: { row: CartRow; title: string; line: CartLine }) {
  const { t } = useTranslation()
  const { text, money, price, currency } = useFormats()
  const { cart } = useShop()
  const { quantity, quantityRule, attributes, sku, image } = row.cart
  const isGrouped = line.rows.length > 1
  const values = attributes.map(({ value }) => text(value)).join(' · ')
  const name = [title, values].filter(Boolean).join(', ')
  const rowId = row._id
  const unit = price(row.cart)
  return (
    <li className={styles.row}>
      <p className={styles.variant}>
        {line.looksDiffer && (
          <span className={styles.own}>
            <Picture src={image} alt="" sizes="3rem" />
          </span>
        )}
        {values && <bdi>{values}</bdi>} <bdi className={styles.soft}>{sku}</bdi>
        {isRowLate(row) && <span className={styles.late}>{t('cart.lineLate')}</span>}
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
        canDecrease={quantity > quantityRule.minimum}
        onType={(typed) => cart.send({ type: 'quantity.typed', rowId, quantity: typed })}
        onIncrease={() => cart.send({ type: 'row.incremented', rowId })}
        onDecrease={() => cart.send({ type: 'row.decremented', rowId })}
      />
      {isGrouped && (
        <>
          <p className={styles.rowTotal}>{money(displayRow(row, currency))}</p>
          <button
            type="button"
            className={controls.iconButton}
            aria-label={t('cart.removeRow', { name })}
            onClick={() => cart.send({ type: 'row.removed', rowId })}
          >
            <Trash2 aria-hidden size={16} />
          </button>
        </>
      )}
    </li>
  )
}
