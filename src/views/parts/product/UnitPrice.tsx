import type { PriceTexts } from '../hooks/useFormats.ts'
import styles from './UnitPrice.module.css'

/** The price of one piece, as shown everywhere in the shop. */
export function UnitPrice({ amount, per }: PriceTexts) {
  return (
    <span>
      <bdi>{amount}</bdi>
      {per !== '' && <span className={styles.per}> {per}</span>}
    </span>
  )
}
