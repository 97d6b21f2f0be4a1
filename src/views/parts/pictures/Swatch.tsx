import styles from './Swatch.module.css'

/** A metal or stone in its colour (`src/domain/catalogue/swatches.ts`); its name is shown beside it. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 20 20" aria-hidden>
      <circle cx="10" cy="10" r="9" fill={colour} />
      <path className={styles.light} d="M4.6 8.2a6 6 0 0 1 6.6-4" />
    </svg>
  )
}
