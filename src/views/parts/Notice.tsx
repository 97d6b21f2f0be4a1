import type { ReactNode } from 'react'
import styles from './Notice.module.css'

/** A note that helps to decide. */
export function Notice({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'bad'
  children: ReactNode
}) {
  return (
    <div className={tone === 'bad' ? styles.bad : styles.plain} role="status">
      {children}
    </div>
  )
}
