import { useSelector } from '@xstate/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Link } from 'react-router-dom'
import type { OrderSummary } from '../../contracts/orders.ts'
import { toPaise } from '../../domain/settings/money.ts'
import { type OrderDetailsRef, selectIsClosed } from '../../machines/orders/orderDetails.machine.ts'
import controls from '../parts/controls.module.css'
import { useDay } from '../parts/hooks/useDay.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { LoadedOrder } from './LoadedOrder.tsx'
import { OrderLines } from './OrderLines.tsx'
import styles from './orders.module.css'
import { ReorderLink } from './ReorderLink.tsx'

/** An order of the history, which can be opened to show its lines. */
export function HistoryOrder({
  order,
  details,
  isOpen,
  address,
}: {
  order: OrderSummary
  details: OrderDetailsRef
  /** Whether it is open from the beginning. */
  isOpen: boolean
  /** Of the history with this order open, for a browser without script. */
  address: string
}) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const day = useDay()
  const isClosed = useSelector(details, selectIsClosed)
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open) details.send({ type: 'order.opened' })
      }}
    >
      <summary>
        <span className={styles.what}>{order.number}</span>
        <span className={styles.sum}>{money(toPaise(order.displayTotal), order.currency)}</span>
        <span className={`${styles.soft} ${styles.when}`}>
          {t('history.summary', { day: day(order.createdAt), count: order.pieces })}
        </span>
        <span className={styles.status}>{t(`order.status.${order.status}`)}</span>
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
          {(loaded) => (
            <>
              <OrderLines order={loaded} />
              <p className={styles.after}>
                <ReorderLink order={loaded} />
              </p>
            </>
          )}
        </LoadedOrder>
      )}
      {order.status !== 'cancelled' && (
        <p className={styles.after}>
          <Link
            className={controls.quiet}
            to={`/ask-returns?order=${order._id}`}
            aria-label={t('history.returnOf', { number: order.number })}
          >
            {t('history.return')}
          </Link>
        </p>
      )}
    </details>
  )
}
