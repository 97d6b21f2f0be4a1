import { useSelector } from '@xstate/react'
import {
  selectIsHolding,
  selectQuestions,
  selectRejections,
  selectWaiting,
} from '../../../machines/cart/offline/offlineQueue.machine.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useShop } from '../../parts/shop.ts'
import { ChangeQuestion } from './ChangeQuestion.tsx'
import { ChangeRefused } from './ChangeRefused.tsx'
import styles from './OfflineChanges.module.css'
import { WaitingChange } from './WaitingChange.tsx'

/** The edits of the cart that wait for the connection, and those that wait for the buyer (rule K23). */
export function OfflineChanges() {
  const { t } = useTranslation()
  const { offlineQueue } = useShop()
  const waiting = useSelector(offlineQueue, selectWaiting, isSameList)
  const isHolding = useSelector(offlineQueue, selectIsHolding)
  const questions = useSelector(offlineQueue, selectQuestions)
  const rejections = useSelector(offlineQueue, selectRejections)
  const isShown = waiting.length + questions.length + rejections.length > 0
  return (
    <div role="status">
      {isShown && (
        <section className={styles.changes} aria-label={t('offline.title')}>
          {waiting.length > 0 && (
            <>
              <p className={styles.head}>
                {isHolding ? t('offline.waiting', { count: waiting.length }) : t('offline.sending')}
              </p>
              <ul>
                {waiting.map((command) => (
                  <WaitingChange key={command.key} command={command} canUndo={isHolding} />
                ))}
              </ul>
            </>
          )}
          {questions.length > 0 && <p className={styles.head}>{t('offline.asks')}</p>}
          <ul>
            {questions.map(({ productId, now }) => (
              <ChangeQuestion key={productId} productId={productId} now={now} />
            ))}
            {rejections.map(({ productId, reason }) => (
              <ChangeRefused key={productId} productId={productId} reason={reason} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const isSameList = <T,>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((each, i) => each === other[i])
