import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'

/**
 * A link from the shop's settings: an address of the shop, or an external one, which opens in a new tab. Anything else
 * is rendered as text.
 */
export function SiteLink({
  to,
  className,
  onClick,
  children,
}: {
  to: string | undefined
  className?: string | undefined
  onClick?: () => void
  children: ReactNode
}) {
  // Two slashes, or one and a backslash, lead to another host.
  if (to && /^\/(?![/\\])/.test(to))
    return (
      <NavLink to={to} end className={className ?? ''} onClick={onClick}>
        {children}
      </NavLink>
    )
  if (to && /^(https?:|mailto:|tel:)/.test(to))
    return (
      <a href={to} className={className} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  return <span className={className}>{children}</span>
}
