import type { Order } from '../../contracts/orders/order.ts'
import { type Step, timelineOf } from '../../domain/orders/timeline.ts'
import { useDay } from '../parts/hooks/useDay.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import styles from './OrderTimeline.module.css'
import orders from './orders.module.css'

/** What has happened to an order, oldest first, and the promised day while it has not left (rules O14, O18). */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation()
  const day = useDay()
  const steps = timelineOf(order)
  const current = steps.findLast(({ kind }) => kind === 'status')
  const hasEnded = ['shipped', 'delivered', 'cancelled'].includes(order.status)
  return (
    <section aria-label={t('order.timeline')}>
      <ol className={styles.timeline}>
        {steps.map((step) => (
          <Happened
            key={`${step.kind} ${step.kind === 'status' ? step.status : ''} ${step.at}`}
            step={step}
            isCurrent={step === current}
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

function Happened({ step, isCurrent }: { step: Step; isCurrent: boolean }) {
  const day = useDay()
  const { at } = step
  return (
    <li aria-current={isCurrent ? 'step' : undefined}>
      <strong>
        <What step={step} />
      </strong>
      {at !== null && <time dateTime={at}>{day(at)}</time>}
      {step.kind === 'moved' && <NewDays days={step.days} />}
      {step.kind !== 'answered' && step.note !== '' && (
        <q>
          <bdi>{step.note}</bdi>
        </q>
      )}
    </li>
  )
}

function What({ step }: { step: Step }) {
  const { t } = useTranslation()
  if (step.kind === 'status') return t(`order.status.${step.status}`)
  return step.kind === 'moved' ? t('moved.happened') : t(`moved.answered.${step.answer}`)
}

function NewDays({ days }: Pick<Extract<Step, { kind: 'moved' }>, 'days'>) {
  const { t } = useTranslation()
  const day = useDay()
  return days.map(({ from, to }) => (
    <span key={`${from} ${to}`} className={orders.soft}>
      {t('moved.instead', { from: day(from), to: day(to) })}
    </span>
  ))
}
