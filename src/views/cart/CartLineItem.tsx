import { useSelector } from '@xstate/react'
import Bookmark from 'lucide-react/icons/bookmark'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Trash2 from 'lucide-react/icons/trash'
import { useCallback, useId } from 'react'
import type { CartRow } from '../../contracts/cart/cartRows.ts'
import type { CartLine } from '../../domain/cart/cartLines.ts'
import { pooledMinimum } from '../../domain/cart/quantity.ts'
import { productPathIn } from '../../domain/shell/addresses.ts'
import type { CartPageRef } from '../../machines/cart/cartPage.machine.ts'
import { type SavedRowsRef, selectIsMoving } from '../../machines/cart/savedRows.machine.ts'
import controls from '../parts/controls.module.css'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Link } from '../parts/links/Link.tsx'
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
  page,
  saved,
}: {
  line: CartLine
  /** The visible rows. The line can be removed as a whole only if all are visible. */
  rows: readonly CartRow[]
  isOpen: boolean
  /** Without it the line stays open. */
  onToggle: (() => void) | undefined
  page: CartPageRef
  saved: SavedRowsRef
}) {
  const { t } = useTranslation()
  const { text, money, grams, count } = useFormats()
  // The same function each time, so that unchanged rows do not render again.
  const drop = useCallback((rowId: string) => page.send({ type: 'row.dropped', rowId }), [page])
  const rowIds = line.rows.map(({ _id }) => _id)
  const isSaving = useSelector(saved, (now) =>
    rowIds.every((id) => selectIsMoving(now, 'save', id)),
  )
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
            {t('cart.piecesWeight', {
              ...{ count: line.totalQuantity, pieces: count(line.totalQuantity) },
              grams: grams(line.totalWeight),
            })}
          </p>
          {isGrouped && line.outOfStock && <p className={styles.late}>{t('cart.lineLate')}</p>}
          {line.belowMinimum && <BelowMinimum line={line} />}
          <div className={styles.lineActs}>
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
            {rows.length === line.rows.length && (
              <button
                type="button"
                className={styles.save}
                aria-label={`${t('saved.save')}: ${title}`}
                aria-disabled={isSaving}
                onClick={() => saved.send({ type: 'rows.saved', rowIds })}
              >
                <Bookmark aria-hidden size={16} />
                {t('saved.save')}
              </button>
            )}
          </div>
        </div>
        <p className={styles.lineTotal}>{money(line.totalPrice)}</p>
        {rows.length === line.rows.length && (
          <button
            type="button"
            className={controls.iconButton}
            aria-label={t('cart.removeLine', { title })}
            onClick={() => page.send({ type: 'line.dropped', productSlug: line.productSlug })}
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
              saved={saved}
              onDrop={drop}
            />
          ))}
      </ul>
    </li>
  )
}

/** A product below its minimum, with the button that raises its first row. */
function BelowMinimum({ line: { rows, totalQuantity } }: { line: CartLine }) {
  const { t } = useTranslation()
  const { cart } = useShop()
  const missing = pooledMinimum - totalQuantity
  const [first] = rows
  const raise = () =>
    first &&
    cart.send({
      ...{ type: 'quantity.typed', rowId: first._id, quantity: first.cart.quantity + missing },
    })
  return (
    <p className={styles.low}>
      {t('cart.belowMinimum')}{' '}
      <button type="button" className={controls.textButton} onClick={raise}>
        {t('cart.addMissing', { count: missing })}
      </button>
    </p>
  )
}
