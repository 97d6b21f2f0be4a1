import { useSelector } from '@xstate/react'
import { isReady } from '../../../domain/cart/quickOrder/judgeLines.ts'
import {
  selectAdded,
  selectIsUnresolved,
  selectJudged,
} from '../../../machines/cart/quickOrder/quickOrderSelectors.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { RetryNotice } from '../../parts/RetryNotice.tsx'
import { useShop } from '../../parts/shop.ts'
import { AddLines } from './AddLines.tsx'
import { LineList } from './LineList.tsx'
import { ListEntry } from './ListEntry.tsx'
import styles from './QuickOrder.module.css'
import { UnclearTools } from './UnclearTools.tsx'

/** Ordering by SKU (rule K17): a list is entered, unclear lines are repaired, and the ready ones are added at once. */
export function QuickOrder() {
  const { t } = useTranslation()
  const { quickOrder } = useShop()
  const judged = useSelector(quickOrder, selectJudged)
  const added = useSelector(quickOrder, selectAdded)
  const isUnresolved = useSelector(quickOrder, selectIsUnresolved)
  const ready = judged.filter(isReady)
  // While the shop is asked, the new lines are neither ready nor unclear.
  const unclear = judged.filter(
    (one) => !isReady(one) && (isUnresolved || one.issue?.kind !== 'waiting'),
  )
  return (
    <div className={styles.order}>
      <ListEntry />
      <p role="status" className={styles.added}>
        {added > 0 && t('quickOrder.added', { count: added })}
      </p>
      {isUnresolved && <RetryNotice onRetry={() => quickOrder.send({ type: 'retry.requested' })} />}
      {unclear.length > 0 && (
        <LineList
          title={t('quickOrder.unclear', { count: unclear.length })}
          lines={unclear}
          tools={<UnclearTools lines={unclear} />}
        />
      )}
      {ready.length > 0 && (
        <LineList title={t('quickOrder.ready', { count: ready.length })} lines={ready} />
      )}
      {judged.length > 0 && <AddLines ready={ready} unclear={unclear.length} />}
    </div>
  )
}
