import { useSelector } from '@xstate/react'
import { groupCart } from '../../domain/cart/cartLines.ts'
import { findInCart, needsSearch } from '../../domain/cart/findInCart.ts'
import {
  type CartPageRef,
  isDropped,
  selectCartQuery,
  selectClosedLines,
  selectDroppedNow,
  selectIsCartSearched,
} from '../../machines/cart/cartPage.machine.ts'
import {
  selectHasFailed,
  selectIsLoading,
  selectIsUnsaved,
  selectRows,
} from '../../machines/cart/cartSelectors.ts'
import type { SaveListRef } from '../../machines/cart/saveList.machine.ts'
import type { CouponRef } from '../../machines/orders/coupon.machine.ts'
import { CartEmpty, CartFailed } from '../parts/CartAbsent.tsx'
import { moveBetweenQuantities } from '../parts/gridKeys.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { PageHead } from '../parts/page/PageHead.tsx'
import page from '../parts/page/page.module.css'
import { useShop } from '../parts/shop.ts'
import { CartLineItem } from './CartLineItem.tsx'
import styles from './CartPage.module.css'
import { CartSkeleton } from './CartSkeleton.tsx'
import { CartSummary } from './CartSummary.tsx'
import { CartTools } from './CartTools.tsx'
import { DroppedNote } from './DroppedNote.tsx'
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
      {isLoading && <CartSkeleton />}
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
          <CartSummary lines={lines} rows={rows} page={view} saving={saving} coupon={coupon} />
        </div>
      )}
      <SavedRows saved={saved} />
    </div>
  )
}
