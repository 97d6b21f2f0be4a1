import { useSelector } from '@xstate/react'
import {
  type CancelOrderRef,
  selectIsCancelled,
  selectIsOffered,
  selectIsSending,
} from '../../machines/orders/cancelOrder.machine.ts'
import controls from '../parts/controls.module.css'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import styles from './orders.module.css'

/** The button that cancels an order, and the question before it does. */
export function CancelOrder({ actor, number }: { actor: CancelOrderRef; number: string }) {
  const { t } = useTranslation()
  const isOffered = useSelector(actor, selectIsOffered)
  const isCancelled = useSelector(actor, selectIsCancelled)
  const isSending = useSelector(actor, selectIsSending)
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
        aria-disabled={isSending}
        onClick={() => actor.send({ type: 'cancellation.confirmed' })}
      >
        {t('order.cancel')}
      </button>
      <button
        type="button"
        className={controls.textButton}
        aria-disabled={isSending}
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
