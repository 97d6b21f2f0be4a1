import type { KeyboardEvent } from 'react'

/** Arrow keys move the focus between the elements that `selector` finds, Home and End to the ends. */
export const moveBetween = (event: KeyboardEvent<HTMLElement>, selector: string): void => {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const at = all.indexOf(event.target as HTMLElement)
  const isTyping = event.target instanceof HTMLInputElement
  const next = {
    ArrowDown: all[at + 1],
    ArrowUp: all[at - 1],
    ...(isTyping ? {} : { Home: all[0], End: all.at(-1) }),
  }[event.key]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}
