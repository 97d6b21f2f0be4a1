import styles from './LabPage.module.css'

/** Says above a page what could not be opened, and why. */
export function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className={styles.problem}>
      {text}
    </p>
  )
}
