import { Fragment } from 'react'
import { highlight } from '../../domain/shell/words.ts'
import styles from './Highlighted.module.css'

/** A text with the search words highlighted. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return highlight(text, query).map((stretch, position) => {
    const key = position
    return stretch.isHit ? (
      <mark key={key} className={styles.hit}>
        {stretch.text}
      </mark>
    ) : (
      <Fragment key={key}>{stretch.text}</Fragment>
    )
  })
}
