import Gem from 'lucide-react/icons/gem'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Interlude.module.css'

/** A message in place of content: empty, not found, failed. It always has a link to continue. */
export function Interlude({
  title,
  level = 2,
  takesFocus = false,
  children,
}: {
  title: string
  level?: 1 | 2
  /** It replaces the content that the buyer was reading and takes the focus. */
  takesFocus?: boolean
  children?: ReactNode
}) {
  const Heading = level === 1 ? 'h1' : 'h2'
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) section.current?.focus()
  }, [takesFocus])
  return (
    <section ref={section} tabIndex={takesFocus ? -1 : undefined} className={styles.interlude}>
      <Gem aria-hidden strokeWidth={0.8} size={44} />
      <Heading>{title}</Heading>
      {children}
    </section>
  )
}
