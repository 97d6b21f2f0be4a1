import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/** Whether the browser itself opens the link of a click, for example in another tab. */
const opensElsewhere = (event: MouseEvent): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey

/**
 * A link to an address of the shop. The router's own `Link` calls about 25 hooks, and the menu alone has dozens of
 * links.
 */
export function Link({
  to,
  viewTransition = false,
  onClick,
  ...attributes
}: AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string
  /** The page moves over to the next one. */
  viewTransition?: boolean
}) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (opensElsewhere(event)) return
    event.preventDefault()
    const isShown = event.currentTarget.href === event.currentTarget.ownerDocument.location.href
    void navigate(to, { replace: isShown, viewTransition })
  }
  return <a {...attributes} href={to} onClick={follow} />
}
