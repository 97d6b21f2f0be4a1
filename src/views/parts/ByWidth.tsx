import type { ReactNode } from 'react'
import styles from './ByWidth.module.css'
import { useIsWide } from './hooks/useIsWide.ts'

/**
 * Shows one of two contents, depending on the width of the window. The server does not know the width: it renders both,
 * and the style sheet shows one of them.
 */
export function ByWidth({ wide, narrow }: { wide?: ReactNode; narrow?: ReactNode }) {
  const isWide = useIsWide()
  return (
    <>
      {wide && isWide !== false && <div className={styles.wide}>{wide}</div>}
      {narrow && isWide !== true && <div className={styles.narrow}>{narrow}</div>}
    </>
  )
}
