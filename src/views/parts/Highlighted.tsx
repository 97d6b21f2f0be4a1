import { Fragment } from 'react'
import { highlight } from '../../domain/words.ts'
import styles from './Highlighted.module.css'

/** A text in which the words that were searched for stand out. */
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
