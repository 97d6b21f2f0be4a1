import { Gem } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Interlude.module.css'

/** A designed pause: nothing here, not found, failed. It always has a way on. */
export function Interlude({
  title,
  level = 2,
  children,
}: {
  title: string
  level?: 1 | 2
  children?: ReactNode
}) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className={styles.interlude}>
      <Gem aria-hidden strokeWidth={0.8} size={44} />
      <Heading>{title}</Heading>
      {children}
    </section>
  )
}
