import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import type { JudgedLine } from '../../../domain/cart/quickOrder/judgeLines.ts'
import { selectShownLines } from '../../../machines/cart/quickOrder/quickOrderSelectors.ts'
import controls from '../../parts/controls.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useShop } from '../../parts/shop.ts'
import { LineItem } from './LineItem.tsx'
import styles from './QuickOrder.module.css'

/** The unclear or the ready lines. A long list shows its first lines, and more on request. */
export function LineList({
  title,
  lines,
  tools,
}: {
  title: string
  lines: readonly JudgedLine[]
  tools?: ReactNode
}) {
  const { t } = useTranslation()
  const { quickOrder } = useShop()
  const shown = useSelector(quickOrder, selectShownLines)
  const titleId = useId()
  const left = lines.length - shown
  return (
    <section className={styles.list} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{title}</h3>
        {tools}
      </div>
      <ul>
        {lines.slice(0, shown).map((judged) => (
          <LineItem key={judged.line.key} judged={judged} />
        ))}
      </ul>
      {left > 0 && (
        <button
          type="button"
          className={controls.textButton}
          onClick={() => quickOrder.send({ type: 'more.requested' })}
        >
          {t('quickOrder.more', { count: left })}
        </button>
      )}
    </section>
  )
}
