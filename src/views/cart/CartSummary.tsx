import { useSelector } from '@xstate/react'
import type { CartRow } from '../../contracts/cart/cartRows.ts'
import { type CartLine, cartTotals } from '../../domain/cart/cartLines.ts'
import { type CartPageRef, selectNote } from '../../machines/cart/cartPage.machine.ts'
import { selectCanOrder } from '../../machines/cart/cartSelectors.ts'
import type { SaveListRef } from '../../machines/cart/saveList.machine.ts'
import type { CouponRef } from '../../machines/orders/coupon.machine.ts'
import { CouponField } from '../orders/coupon/CouponField.tsx'
import { CouponSum, takenOff, useCouponEffect } from '../orders/coupon/CouponSum.tsx'
import controls from '../parts/controls.module.css'
import { TextAreaField } from '../parts/fields/TextAreaField.tsx'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Link } from '../parts/links/Link.tsx'
import { OrderBlocked } from '../parts/OrderBlocked.tsx'
import { useShop } from '../parts/shop.ts'
import styles from './CartSummary.module.css'
import { SaveList } from './lists/SaveList.tsx'

/** What the cart amounts to, when it ships (rule O7), and the way to the order. */
export function CartSummary({
  lines,
  rows,
  page: view,
  saving,
  coupon,
}: {
  lines: readonly CartLine[]
  rows: readonly CartRow[]
  page: CartPageRef
  saving: SaveListRef
  coupon: CouponRef
}) {
  const { t } = useTranslation()
  const { money, grams, count } = useFormats()
  const { cart } = useShop()
  const canOrder = useSelector(cart, selectCanOrder)
  const totals = cartTotals(lines)
  const effect = useCouponEffect(coupon, rows)
  const note = useSelector(view, selectNote)
  const total = totals.price - takenOff(effect)
  return (
    <aside className={styles.side} aria-label={t('cart.summary')}>
      <div className={styles.summary}>
        <dl className={styles.sums}>
          <div>
            <dt>{t('cart.pieces')}</dt>
            <dd>{count(totals.quantity)}</dd>
          </div>
          <div>
            <dt>{t('product.weight')}</dt>
            <dd>{t('product.grams', { grams: grams(totals.weight) })}</dd>
          </div>
          <div>
            <dt>{t('cart.shipping')}</dt>
            <dd>{t('cart.shippingLater')}</dd>
          </div>
          <CouponSum coupon={coupon} effect={effect} />
          <div className={styles.total}>
            <dt>{t('cart.total')}</dt>
            <dd>{money(total)}</dd>
          </div>
        </dl>
        <p className={styles.note}>{t('cart.note')}</p>
        <CouponField coupon={coupon} />
        <TextAreaField
          label={t('checkout.note')}
          name="note"
          rows={2}
          maxLength={2000}
          value={note}
          onChange={(event) => view.send({ type: 'note.typed', note: event.target.value })}
        />
        <OrderBlocked rows={lines.flatMap(({ rows }) => rows)} />
      </div>
      <div className={styles.order}>
        <Link
          className={`${controls.button} ${controls.wide}`}
          to="/cart/checkout"
          aria-disabled={!canOrder}
          onClick={(event) => canOrder || event.preventDefault()}
        >
          {t('cart.order', { total: money(total) })}
        </Link>
      </div>
      <SaveList saving={saving} lines={linesToSave(lines)} label={t('saveList.cart')} />
    </aside>
  )
}

const linesToSave = (lines: readonly CartLine[]) =>
  lines.flatMap(({ rows }) =>
    rows.map(({ cart: { productId, quantity } }) => ({ id: productId, quantity })),
  )
