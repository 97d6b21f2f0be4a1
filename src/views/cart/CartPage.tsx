import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import type { CartRow } from '../../contracts/cart/cartRows.ts'
import { type CartLine, cartTotals, groupCart } from '../../domain/cart/cartLines.ts'
import { findInCart, needsSearch } from '../../domain/cart/findInCart.ts'
import {
  type CartPageRef,
  isDropped,
  selectCartQuery,
  selectClosedLines,
  selectDroppedNow,
  selectIsCartSearched,
  selectNote,
} from '../../machines/cart/cartPage.machine.ts'
import {
  selectHasFailed,
  selectIsLoading,
  selectIsUnsaved,
  selectRows,
} from '../../machines/cart/cartSelectors.ts'
import type { SaveListRef } from '../../machines/cart/saveList.machine.ts'
import type { CouponRef } from '../../machines/orders/coupon.machine.ts'
import { CouponField } from '../orders/coupon/CouponField.tsx'
import { CouponSum, takenOff, useCouponEffect } from '../orders/coupon/CouponSum.tsx'
import { CartEmpty, CartFailed } from '../parts/CartAbsent.tsx'
import controls from '../parts/controls.module.css'
import { TextAreaField } from '../parts/fields/TextAreaField.tsx'
import { moveBetweenQuantities } from '../parts/gridKeys.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { OrderBlocked } from '../parts/OrderBlocked.tsx'
import { PageHead } from '../parts/page/PageHead.tsx'
import page from '../parts/page/page.module.css'
import { useShop } from '../parts/shop.ts'
import { CartLineItem } from './CartLineItem.tsx'
import styles from './CartPage.module.css'
import { CartTools } from './CartTools.tsx'
import { DroppedNote } from './DroppedNote.tsx'
import { SaveList } from './lists/SaveList.tsx'
import { OfflineChanges } from './offline/OfflineChanges.tsx'
import { QuickOrder } from './quickOrder/QuickOrder.tsx'
import { QuickOrderSection } from './quickOrder/QuickOrderSection.tsx'
import { SavedRows } from './saved/SavedRows.tsx'

/** The cart: one line per product, its rows inside (rules K13, K15). */
export function CartPage({
  view,
  saving,
  coupon,
}: {
  view: CartPageRef
  saving: SaveListRef
  coupon: CouponRef
}) {
  const { t } = useTranslation()
  const { cart, savedRows: saved } = useShop()
  const { currency, text } = useFormats()
  const query = useSelector(view, selectCartQuery)
  const isSearched = useSelector(view, selectIsCartSearched)
  const closed = useSelector(view, selectClosedLines)
  const all = useSelector(cart, selectRows)
  const dropped = useSelector(view, selectDroppedNow)
  const rows = all.filter((row) => !dropped.some((one) => isDropped(row, one)))
  const isLoading = useSelector(cart, selectIsLoading)
  const hasFailed = useSelector(cart, selectHasFailed)
  const isUnsaved = useSelector(cart, selectIsUnsaved)
  const lines = groupCart(rows, currency)
  const found = new Set(findInCart(rows, query, text))
  return (
    <div className={page.page}>
      <PageHead page={{ kind: 'cart' }} />
      <div className={page.head}>
        <h1>{t('cart.title')}</h1>
      </div>
      {isLoading && <Skeleton />}
      {hasFailed && <CartFailed cart={cart} />}
      {!isLoading && !hasFailed && lines.length === 0 && <CartEmpty />}
      {!isLoading && !hasFailed && (
        <QuickOrderSection isOpen={lines.length === 0}>
          <QuickOrder />
        </QuickOrderSection>
      )}
      <OfflineChanges />
      <DroppedNote page={view} rows={all} />
      {lines.length > 0 && (
        <div className={styles.cart} aria-busy={isUnsaved}>
          <div className={styles.lines}>
            {(isSearched || needsSearch(rows)) && (
              <CartTools page={view} lines={lines} found={found.size} />
            )}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: moves the focus between the fields inside */}
            <div className={styles.ledger} onKeyDown={moveBetweenQuantities}>
              {found.size > 0 && (
                <div className={styles.columns} aria-hidden>
                  <span>{t('cart.product')}</span>
                  <span>{t('product.price')}</span>
                  <span>{t('quantity.label')}</span>
                  <span>{t('cart.lineTotal')}</span>
                </div>
              )}
              <ul>
                {lines.map((line) => {
                  const { productSlug } = line
                  const shown = line.rows.filter((row) => found.has(row))
                  if (shown.length === 0) return null
                  return (
                    <CartLineItem
                      key={productSlug}
                      line={line}
                      rows={shown}
                      page={view}
                      saved={saved}
                      isOpen={isSearched || line.rows.length === 1 || !closed.includes(productSlug)}
                      onToggle={
                        isSearched
                          ? undefined
                          : () => view.send({ type: 'line.toggled', productSlug })
                      }
                    />
                  )
                })}
              </ul>
            </div>
          </div>
          <Summary lines={lines} rows={rows} page={view} saving={saving} coupon={coupon} />
        </div>
      )}
      <SavedRows saved={saved} />
    </div>
  )
}

function Summary({
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
          aria-disabled={!totals.canOrder}
          onClick={(event) => totals.canOrder || event.preventDefault()}
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

function Skeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loading')}>
      <span />
      <span />
      <span />
    </div>
  )
}
