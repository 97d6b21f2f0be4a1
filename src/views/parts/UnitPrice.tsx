import styles from './UnitPrice.module.css'

/** A price, and for how many pieces it is where that is not one (`useFormats`). */
export interface PriceTexts {
  readonly amount: string
  /** Such as "/ 100 pieces"; empty for one piece. */
  readonly per: string
}

/** What one piece costs, as every place of the shop shows it. */
export function UnitPrice({ amount, per }: PriceTexts) {
  return (
    <span>
      <bdi>{amount}</bdi>
      {per !== '' && <span className={styles.per}> {per}</span>}
    </span>
  )
}
