import { useSelector } from '@xstate/react'
import { memo } from 'react'
import type { SavedRow } from '../../../contracts/cart/saved.ts'
import { backorderOf } from '../../../domain/orders/shipping.ts'
import { productPathIn } from '../../../domain/shell/addresses.ts'
import {
  type SavedRowsRef,
  selectIsMoving,
  selectRowProblem,
} from '../../../machines/cart/savedRows.machine.ts'
import { inItsWords } from '../../../machines/parts/shell.ts'
import controls from '../../parts/controls.module.css'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useSentence } from '../../parts/hooks/useSentence.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import { Picture } from '../../parts/pictures/Picture.tsx'
import { UnitPrice } from '../../parts/product/UnitPrice.tsx'
import { PromisedDays } from '../PromisedDays.tsx'
import styles from './SavedRows.module.css'

/** A saved row, with its current price and stock. What is no longer sold can only be removed. */
export const SavedRowItem = memo(function SavedRowItem({
  row,
  saved,
}: {
  row: SavedRow
  saved: SavedRowsRef
}) {
  const { t } = useTranslation()
  const { text, price, count } = useFormats()
  const sentence = useSentence()
  const { productId: id, quantity, stock, isSold } = row
  const isRestoring = useSelector(saved, (now) => selectIsMoving(now, 'restore', id))
  const isRemoving = useSelector(saved, (now) => selectIsMoving(now, 'remove', id))
  const problem = useSelector(saved, (now) => selectRowProblem(now, id))
  const values = row.attributes.map(({ value }) => text(value)).join(' · ')
  const name = [text(row.title), values].filter(Boolean).join(', ')
  const late = backorderOf(quantity, stock)
  const address = productPathIn(row.categories, row.productSlug)
  return (
    <li className={styles.row}>
      <Link to={address} tabIndex={-1} aria-hidden>
        <Picture src={row.image} alt="" sizes="4.5rem" />
      </Link>
      <div className={styles.what}>
        <h3>
          <Link to={address}>{text(row.title)}</Link>
        </h3>
        <p className={styles.soft}>
          {values && <bdi>{values}</bdi>} <bdi>{row.sku}</bdi>
        </p>
        <p>
          {t('saved.pieces', { pieces: count(quantity) })} · <UnitPrice {...price(row)} />
        </p>
        {!isSold && <p className={styles.bad}>{t('cart.unsold')}</p>}
        {isSold && late > 0 && (
          <p className={styles.late}>
            <PromisedDays quantity={quantity} late={late} />
          </p>
        )}
        {problem && <p className={styles.bad}>{sentence(inItsWords(problem))}</p>}
      </div>
      <div className={styles.acts}>
        {isSold && (
          <button
            type="button"
            className={controls.textButton}
            aria-label={`${t('saved.restore')}: ${name}`}
            aria-disabled={isRestoring}
            onClick={() => saved.send({ type: 'rows.restored', ids: [id] })}
          >
            {t('saved.restore')}
          </button>
        )}
        <button
          type="button"
          className={controls.textButton}
          aria-label={`${t('cart.remove')}: ${name}`}
          aria-disabled={isRemoving}
          onClick={() => saved.send({ type: 'row.removed', id })}
        >
          {t('cart.remove')}
        </button>
      </div>
    </li>
  )
})
