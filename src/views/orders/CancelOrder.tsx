import { useSelector } from '@xstate/react'
import {
  type CancelOrderRef,
  selectIsCancelled,
  selectIsOffered,
} from '../../machines/orders/cancelOrder.machine.ts'
import controls from '../parts/controls.module.css'
import { useCan } from '../parts/hooks/useCan.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import styles from './orders.module.css'

/** The button that cancels an order, and the question before it does. */
export function CancelOrder({ actor, number }: { actor: CancelOrderRef; number: string }) {
  const { t } = useTranslation()
  const isOffered = useSelector(actor, selectIsOffered)
  const isCancelled = useSelector(actor, selectIsCancelled)
  const canConfirm = useCan(actor, { type: 'cancellation.confirmed' })
  const canDismiss = useCan(actor, { type: 'cancellation.dismissed' })
  if (isCancelled) return null
  if (isOffered)
    return (
      <button
        type="button"
        className={controls.quiet}
        aria-label={t('order.cancelOf', { number })}
        onClick={() => actor.send({ type: 'cancellation.asked' })}
      >
        {t('order.cancel')}
      </button>
    )
  return (
    <fieldset className={styles.question}>
      <legend>{t('order.cancelQuestion')}</legend>
      <button
        type="button"
        className={controls.quiet}
        aria-disabled={!canConfirm}
        onClick={() => actor.send({ type: 'cancellation.confirmed' })}
      >
        {t('order.cancel')}
      </button>
      <button
        type="button"
        className={controls.textButton}
        aria-disabled={!canDismiss}
        // The question replaces the pressed button.
        // biome-ignore lint/a11y/noAutofocus: the safe answer takes the focus
        autoFocus
        onClick={() => actor.send({ type: 'cancellation.dismissed' })}
      >
        {t('order.keep')}
      </button>
    </fieldset>
  )
}
