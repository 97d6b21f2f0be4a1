import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../contracts/orders.ts'
import {
  type OrderDetailsRef,
  selectHasFailed,
  selectOrder,
} from '../../machines/orders/orderDetails.machine.ts'
import controls from '../parts/controls.module.css'
import { Notice } from '../parts/Notice.tsx'
import styles from './orders.module.css'

/** Shows an order once its lines are loaded; until then that they load, or that they could not be. */
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
  return (
    <Notice tone="bad">
      <p>{t('error.default')}</p>
      <button
        type="button"
        className={controls.quiet}
        onClick={() => details.send({ type: 'retry.requested' })}
      >
        {t('failed.retry')}
      </button>
    </Notice>
  )
}
