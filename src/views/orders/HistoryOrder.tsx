import { useSelector } from '@xstate/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import type { DateMove } from '../../contracts/orders/dateMoves.ts'
import type { Order, OrderSummary } from '../../contracts/orders/order.ts'
import { askedMove } from '../../domain/orders/moves/askedMove.ts'
import { dueOf } from '../../domain/orders/orderSums.ts'
import { partlyShipped } from '../../domain/orders/shipments.ts'
import {
  type OrderDetailsRef,
  selectIsClosed,
  selectOrder,
} from '../../machines/orders/orderDetails.machine.ts'
import controls from '../parts/controls.module.css'
import { useDay } from '../parts/hooks/useDay.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Link } from '../parts/links/Link.tsx'
import { LoadedOrder } from './LoadedOrder.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderShipments } from './OrderShipments.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import styles from './orders.module.css'
import { OrderPayment } from './payment/OrderPayment.tsx'
import { ReorderLink } from './ReorderLink.tsx'

/** An order of the history, which can be opened to show its lines. */
export function HistoryOrder({
  order,
  details,
  isOpen,
  address,
  renderCancel,
  renderMoved,
  renderPapers,
  renderResale,
}: {
  order: OrderSummary
  details: OrderDetailsRef
  /** Whether it is open from the beginning. */
  isOpen: boolean
  /** Of the history with this order open, for a browser without script. */
  address: string
  /** The way to cancel the loaded order. */
  renderCancel: (order: Order) => ReactNode
  /** The question of the loaded order about a moved date. */
  renderMoved: (order: Order, move: DateMove) => ReactNode
  /** The papers of the loaded order. */
  renderPapers: (order: Order) => ReactNode
  /** The form for its resale pack. */
  renderResale: (order: Order) => ReactNode
}) {
  const { t } = useTranslation()
  const { money, count } = useFormats()
  const day = useDay()
  const isClosed = useSelector(details, selectIsClosed)
  const loaded = useSelector(details, selectOrder)
  const partly = partlyShipped(order)
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open) details.send({ type: 'order.opened' })
      }}
    >
      <summary>
        <span className={styles.what}>{order.number}</span>
        <span className={styles.sum}>{money(dueOf(order), order.currency)}</span>
        <span className={`${styles.soft} ${styles.when}`}>
          {t('history.summary', { day: day(order.createdAt), count: order.pieces })}
        </span>
        <span className={styles.status}>
          {partly
            ? t('order.partlyShipped', { shipped: count(partly.shipped), count: partly.pieces })
            : t(`order.status.${order.status}`)}
        </span>
        <ChevronDown aria-hidden size={18} />
      </summary>
      {isClosed ? (
        <noscript>
          <a className={controls.quiet} href={address}>
            {t('order.show')}
          </a>
        </noscript>
      ) : (
        <LoadedOrder details={details}>
          {(shown) => (
            <>
              <OrderTimeline order={shown} />
              <Asked order={shown}>{renderMoved}</Asked>
              <OrderPayment order={shown} />
              <OrderShipments order={shown} />
              {renderPapers(shown)}
              <OrderLines order={shown} />
              {shown.status !== 'cancelled' && renderResale(shown)}
            </>
          )}
        </LoadedOrder>
      )}
      <div className={styles.acts}>
        {loaded && <ReorderLink order={loaded} />}
        {order.status !== 'cancelled' && (
          <Link
            className={controls.quiet}
            to={`/ask-returns?order=${order._id}`}
            aria-label={t('history.returnOf', { number: order.number })}
          >
            {t('history.return')}
          </Link>
        )}
        {loaded?.mayCancel && renderCancel(loaded)}
      </div>
    </details>
  )
}

function Asked({
  order,
  children,
}: {
  order: Order
  children: (order: Order, move: DateMove) => ReactNode
}) {
  const move = askedMove(order)
  return move && children(order, move)
}
