import { base } from './base.ts'
import styles from './LabPage.module.css'

/** The way to the list of all machines. */
export function Brand() {
  return (
    <a className={styles.brand} href={base}>
      Alma <span>flow lab</span>
    </a>
  )
}
