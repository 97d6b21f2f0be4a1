import type { Order } from '../../contracts/orders.ts'
import { type Step, timelineOf } from '../../domain/orders/timeline.ts'
import { useDay } from '../parts/hooks/useDay.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import styles from './orders.module.css'

/** What has happened to an order, oldest first, and the promised day while it has not left (rule O14). */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation()
  const day = useDay()
  const steps = timelineOf(order)
  const hasEnded = ['shipped', 'delivered', 'cancelled'].includes(order.status)
  return (
    <section aria-label={t('order.timeline')}>
      <ol className={styles.timeline}>
        {steps.map((step, i) => (
          <Happened
            key={`${step.status} ${step.at}`}
            step={step}
            isCurrent={i === steps.length - 1}
          />
        ))}
        {!hasEnded && (
          <li className={styles.expected}>
            <span>{t('order.expected')}</span>
            <time dateTime={order.shipsBy}>{day(order.shipsBy)}</time>
          </li>
        )}
      </ol>
    </section>
  )
}

function Happened({ step: { status, at, note }, isCurrent }: { step: Step; isCurrent: boolean }) {
  const { t } = useTranslation()
  const day = useDay()
  return (
    <li aria-current={isCurrent ? 'step' : undefined}>
      <strong>{t(`order.status.${status}`)}</strong>
      {at !== null && <time dateTime={at}>{day(at)}</time>}
      {note !== '' && <q>{note}</q>}
    </li>
  )
}
