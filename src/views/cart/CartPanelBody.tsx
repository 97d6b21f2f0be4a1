import { useSelector } from '@xstate/react'
import { type CartLine, cartTotals, groupCart } from '../../domain/cart/cartLines.ts'
import { selectDropped } from '../../machines/cart/cartPanel.machine.ts'
import { selectHasFailed, selectIsLoading, selectRows } from '../../machines/cart/cartSelectors.ts'
import { CartEmpty, CartFailed } from '../parts/CartAbsent.tsx'
import controls from '../parts/controls.module.css'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { useShop, useUser } from '../parts/shop.ts'
import { UndoNote } from '../parts/UndoNote.tsx'
import styles from './CartPanel.module.css'
import { CartPanelLine } from './CartPanelLine.tsx'
import { OfflineChanges } from './offline/OfflineChanges.tsx'

/** One line per product, the total, and the button to the order (rule H8). */
export default function CartPanelBody() {
  const { cart, cartPanel } = useShop()
  const { currency } = useFormats()
  const rows = useSelector(cart, selectRows)
  const dropped = useSelector(cartPanel, selectDropped)
  const all = groupCart(rows, currency)
  const lines = all.filter(({ productSlug }) => !dropped.includes(productSlug))

  return (
    <>
      <div className={styles.lines}>
        <OfflineChanges />
        {lines.length > 0 ? (
          <ul>
            {lines.map((line) => (
              <CartPanelLine key={line.productSlug} line={line} />
            ))}
          </ul>
        ) : (
          <Nothing />
        )}
      </div>
      <Undo line={all.find(({ productSlug }) => productSlug === dropped.at(-1))} />
      <Foot lines={lines} />
    </>
  )
}

function Nothing() {
  const { t } = useTranslation()
  const { cart } = useShop()
  const isLoading = useSelector(cart, selectIsLoading)
  const hasFailed = useSelector(cart, selectHasFailed)
  const user = useUser()
  if (isLoading)
    return (
      <p className={styles.loading} role="status">
        {t('loading')}
      </p>
    )
  if (hasFailed) return <CartFailed cart={cart} />
  return <CartEmpty isGuest={user === null} />
}

/** Restores the line that was deleted last. */
function Undo({ line }: { line: CartLine | undefined }) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { cartPanel } = useShop()
  return (
    <UndoNote
      what={line?.productSlug ?? null}
      said={t('cart.removed', { title: text(line?.title) })}
      onUndo={() => cartPanel.send({ type: 'drop.undone' })}
    />
  )
}

function Foot({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const { cartPanel } = useShop()
  const { price, outOfStock } = cartTotals(lines)
  return (
    <div className={styles.foot}>
      <p className={outOfStock ? styles.late : styles.note}>{t('cart.note')}</p>
      <dl className={styles.sums}>
        <div>
          <dt>{t('cart.shipping')}</dt>
          <dd>{t('cart.shippingLater')}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('cart.total')}</dt>
          <dd>
            <bdi>{money(price)}</bdi>
          </dd>
        </div>
      </dl>
      <button
        type="button"
        className={`${controls.button} ${controls.wide}`}
        aria-disabled={lines.length === 0}
        onClick={() => lines.length > 0 && cartPanel.send({ type: 'order.chosen' })}
      >
        {t('cart.order', { total: money(price) })}
      </button>
    </div>
  )
}
