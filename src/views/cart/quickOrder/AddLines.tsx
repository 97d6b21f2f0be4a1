import { useSelector } from '@xstate/react'
import type { JudgedLine } from '../../../domain/cart/quickOrder/judgeLines.ts'
import { displayLine } from '../../../domain/settings/money.ts'
import {
  selectIsAddingLines,
  selectIsUnanswered,
} from '../../../machines/cart/quickOrder/quickOrderSelectors.ts'
import controls from '../../parts/controls.module.css'
import { useCan } from '../../parts/hooks/useCan.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Notice } from '../../parts/Notice.tsx'
import { useShop } from '../../parts/shop.ts'
import styles from './QuickOrder.module.css'

/** The total of the ready lines, and the button that adds them. */
export function AddLines({ ready, unclear }: { ready: readonly JudgedLine[]; unclear: number }) {
  const { t } = useTranslation()
  const { money, count, currency } = useFormats()
  const { quickOrder } = useShop()
  const isAdding = useSelector(quickOrder, selectIsAddingLines)
  const isUnanswered = useSelector(quickOrder, selectIsUnanswered)
  const pieces = ready.reduce((sum, { line }) => sum + (line.quantity ?? 0), 0)
  const total = ready.reduce(
    (sum, { line, variant }) =>
      sum + (variant ? displayLine(variant, line.quantity ?? 0, currency) : 0),
    0,
  )
  const canSubmit = useCan(quickOrder, { type: 'lines.submitted' })
  const canClear = useCan(quickOrder, { type: 'lines.cleared' })
  return (
    <div className={styles.add}>
      <p className={styles.soft}>
        {ready.length > 0 &&
          t('quickOrder.total', { count: pieces, pieces: count(pieces), total: money(total) })}
        {ready.length > 0 && unclear > 0 && ' · '}
        {unclear > 0 && t('quickOrder.left', { count: unclear })}
      </p>
      {isUnanswered && (
        <Notice tone="bad">
          <p>{t('quickOrder.unanswered')}</p>
          <button
            type="button"
            className={controls.textButton}
            onClick={() => quickOrder.send({ type: 'retry.requested' })}
          >
            {t('failed.retry')}
          </button>
        </Notice>
      )}
      <div className={styles.buttons}>
        <button
          type="button"
          className={controls.button}
          aria-disabled={!canSubmit}
          onClick={() => quickOrder.send({ type: 'lines.submitted' })}
        >
          {isAdding && t('picker.adding')}
          {!isAdding && ready.length === 0 && t('quickOrder.addNone')}
          {!isAdding && ready.length > 0 && t('quickOrder.add', { count: ready.length })}
        </button>
        <button
          type="button"
          className={controls.textButton}
          aria-disabled={!canClear}
          onClick={() => quickOrder.send({ type: 'lines.cleared' })}
        >
          {t('quickOrder.clear')}
        </button>
      </div>
    </div>
  )
}
