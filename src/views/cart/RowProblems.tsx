import type { ReactNode } from 'react'
import type { CartRow } from '../../contracts/cart/cartRows.ts'
import { type RowProblem, rowProblems } from '../../domain/cart/rowProblems.ts'
import controls from '../parts/controls.module.css'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { useShop } from '../parts/shop.ts'
import lines from './CartPage.module.css'
import { PromisedDays } from './PromisedDays.tsx'
import styles from './RowProblems.module.css'

/** The problems of a row, each with the button that repairs it (rule K19). */
export function RowProblems({
  row,
  name,
  onDrop,
}: {
  row: CartRow
  name: string
  onDrop: () => void
}) {
  const { t } = useTranslation()
  const { priceText, count } = useFormats()
  const { cart } = useShop()
  const problems = rowProblems(row)
  if (problems.length === 0) return null
  const rowId = row._id

  const show = (problem: RowProblem) => {
    if (problem.kind === 'unsold')
      return (
        <Problem key={problem.kind} tone={lines.low} text={t('cart.unsold')} name={name}>
          {{ label: t('cart.remove'), act: onDrop }}
        </Problem>
      )
    if (problem.kind === 'priceChanged') {
      const before = priceText({ sellPrice: problem.before, offerPrice: 0 })
      return (
        <Problem
          key={problem.kind}
          tone={lines.late}
          text={t('cart.priceChanged', { before })}
          name={name}
        >
          {{
            label: t('cart.acceptPrice'),
            act: () => cart.send({ type: 'price.accepted', rowId }),
          }}
        </Problem>
      )
    }
    const { inStock, late } = problem
    return (
      <Problem
        key={problem.kind}
        tone={lines.late}
        text={<PromisedDays quantity={row.cart.quantity} late={late} />}
        name={name}
      >
        {inStock > 0
          ? {
              label: t('cart.takeInStock', { pieces: count(inStock) }),
              act: () => cart.send({ type: 'quantity.typed', rowId, quantity: inStock }),
            }
          : null}
      </Problem>
    )
  }
  return <div className={styles.problems}>{problems.map(show)}</div>
}

function Problem({
  tone,
  text,
  name,
  children: repair,
}: {
  tone: string | undefined
  text: ReactNode
  /** Of the row, for the name of the button. */
  name: string
  children: { readonly label: string; readonly act: () => void } | null
}) {
  return (
    <p className={tone}>
      {text}{' '}
      {repair && (
        <button
          type="button"
          className={controls.textButton}
          aria-label={`${repair.label}: ${name}`}
          onClick={repair.act}
        >
          {repair.label}
        </button>
      )}
    </p>
  )
}
