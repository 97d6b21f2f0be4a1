import type { PriceTexts } from '../hooks/useFormats.ts'
import styles from './UnitPrice.module.css'

/** What one piece costs, as every place of the shop shows it. */
export function UnitPrice({ amount, per }: PriceTexts) {
  return (
    <span>
      <bdi>{amount}</bdi>
      {per !== '' && <span className={styles.per}> {per}</span>}
    </span>
  )
}
