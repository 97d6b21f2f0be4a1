import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Order } from '../../contracts/orders/order.ts'
import {
  type OrderDetailsRef,
  selectHasFailed,
  selectOrder,
} from '../../machines/orders/orderDetails.machine.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { RetryNotice } from '../parts/RetryNotice.tsx'
import styles from './orders.module.css'

/** Shows an order once its lines are loaded; until then that they are loading or could not be loaded. */
export function LoadedOrder({
  details,
  children,
}: {
  details: OrderDetailsRef
  children: (order: Order) => ReactNode
}) {
  const { t } = useTranslation()
  const order = useSelector(details, selectOrder)
  const hasFailed = useSelector(details, selectHasFailed)
  if (order) return children(order)
  if (!hasFailed)
    return (
      <p role="status" className={styles.loading}>
        {t('loading')}
      </p>
    )
  return <RetryNotice onRetry={() => details.send({ type: 'retry.requested' })} />
}
