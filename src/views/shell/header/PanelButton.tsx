import type { ReactNode } from 'react'
import { Link } from '../../parts/links/Link.tsx'
import styles from './Tools.module.css'

/**
 * A button of the header that opens a panel beside the page. Without script a link takes its place (rule P20).
 * @param instead the address of the link; without one, nothing takes its place
 */
export function PanelButton({
  label,
  isOpen,
  instead,
  onOpen,
  children,
}: {
  label: string
  isOpen?: boolean
  instead?: string
  onOpen: () => void
  children: ReactNode
}) {
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={label}
        onClick={onOpen}
      >
        {children}
      </button>
      {instead && (
        <noscript>
          <Link className={styles.tool} to={instead} aria-label={label}>
            {children}
          </Link>
        </noscript>
      )}
    </>
  )
}
