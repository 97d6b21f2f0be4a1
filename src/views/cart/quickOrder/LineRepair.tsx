import { useId } from 'react'
import type { OrderableVariant } from '../../../contracts/cart/cart.ts'
import {
  type JudgedLine,
  type LineIssue,
  repairsOf,
} from '../../../domain/cart/quickOrder/judgeLines.ts'
import controls from '../../parts/controls.module.css'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useShop } from '../../parts/shop.ts'
import styles from './QuickOrder.module.css'
import { useIssueText } from './useIssueText.ts'

/** Says what is unclear about a line, and offers its repair in place. */
export function LineRepair({ judged, issue }: { judged: JudgedLine; issue: LineIssue }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const { quickOrder } = useShop()
  const issueText = useIssueText()
  const { key } = judged.line
  const choose = (id: string) => quickOrder.send({ type: 'variant.chosen', key, id })
  const set = (pieces: number) => quickOrder.send({ type: 'quantity.typed', key, quantity: pieces })
  return (
    <div className={styles.repair}>
      <p className={styles.issue}>{issueText(judged)}</p>
      {repairsOf(judged).map((pieces) => (
        <button key={pieces} type="button" className={styles.choice} onClick={() => set(pieces)}>
          {t('quickOrder.take', { pieces: count(pieces) })}
        </button>
      ))}
      {issue.kind === 'unknown' &&
        issue.suggestions.map((variant) => (
          <button
            key={variant.productId}
            type="button"
            className={styles.choice}
            onClick={() => choose(variant.productId)}
          >
            <VariantName variant={variant} />
          </button>
        ))}
      {issue.kind === 'several' && <Several choices={issue.choices} onChoose={choose} />}
    </div>
  )
}

function VariantName({ variant }: { variant: OrderableVariant }) {
  const { text } = useFormats()
  return (
    <>
      <bdi>{variant.sku}</bdi> <span className={styles.soft}>{text(variant.title)}</span>
    </>
  )
}

/** The choice among the variants whose SKUs begin with what was written. */
function Several({
  choices,
  onChoose,
}: {
  choices: readonly OrderableVariant[]
  onChoose: (id: string) => void
}) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const id = useId()
  return (
    <span className={controls.select}>
      <label htmlFor={id} className={controls.hidden}>
        {t('quickOrder.choose')}
      </label>
      <select id={id} value="" onChange={(event) => onChoose(event.target.value)}>
        <option value="" disabled>
          {t('quickOrder.choose')}
        </option>
        {choices.map(({ productId, sku, title, attributes }) => (
          <option key={productId} value={productId}>
            {[sku, text(title), ...attributes.map(({ value }) => text(value))].join(' · ')}
          </option>
        ))}
      </select>
    </span>
  )
}
