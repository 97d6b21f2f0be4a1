import ChevronDown from 'lucide-react/icons/chevron-down'
import Trash2 from 'lucide-react/icons/trash'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { CartRow } from '../../contracts/cart.ts'
import type { CartLine } from '../../domain/cart/cartLines.ts'
import { productPathIn } from '../../domain/shell/addresses.ts'
import controls from '../parts/controls.module.css'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Picture } from '../parts/pictures/Picture.tsx'
import { useShop } from '../parts/shop.ts'
import styles from './CartPage.module.css'
import { CartRowItem } from './CartRowItem.tsx'

/** A product of the cart with its rows. Several rows can be closed, and then only their sum is shown (rule K15). */
export function CartLineItem({
  line,
  rows,
  isOpen,
  onToggle,
}: {
  line: CartLine
  /** The visible rows. The line can be removed as a whole only if all are visible. */
  rows: readonly CartRow[]
  isOpen: boolean
  /** Without it the line stays open. */
  onToggle: (() => void) | undefined
}) {
  const { t } = useTranslation()
  const { text, money, grams, count } = useFormats()
  const { cart } = useShop()
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
          {isGrouped && onToggle && (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={rowsId}
              onClick={onToggle}
            >
              <ChevronDown aria-hidden size={16} />
              {t('cart.variants', { count: line.rows.length })}
            </button>
          )}
        </div>
        <p className={styles.lineTotal}>{money(line.totalPrice)}</p>
        {rows.length === line.rows.length && (
          <button
            type="button"
            className={controls.iconButton}
            aria-label={t('cart.removeLine', { title })}
            onClick={() => cart.send({ type: 'line.removed', productSlug: line.productSlug })}
          >
            <Trash2 aria-hidden size={18} />
          </button>
        )}
      </div>
      <ul id={rowsId} className={styles.rows} hidden={!isOpen}>
        {isOpen &&
          rows.map((row) => (
            <CartRowItem
              key={row._id}
              row={row}
              title={title}
              isGrouped={isGrouped}
              showsPicture={line.looksDiffer}
            />
          ))}
      </ul>
    </li>
  )
}
