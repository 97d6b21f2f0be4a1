import type { KeyboardEvent } from 'react'

/**
 * Arrow keys and Enter move from one quantity of a table to the next. With Shift, the field itself handles the arrows,
 * and Enter moves back.
 */
export const moveBetweenQuantities = (event: KeyboardEvent<HTMLElement>) => {
  const step = event.shiftKey
    ? { Enter: -1 }[event.key]
    : { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[data-quantity]')]
  const here = fields.indexOf(event.target as HTMLInputElement)
  if (here === -1) return
  event.preventDefault()
  fields[here + step]?.focus()
}
