import { useEffect, useEffectEvent } from 'react'

const fields = 'input, textarea, select, [contenteditable]'

/** Whether a key belongs to the field that has the focus. */
const isTyped = ({ target }: KeyboardEvent): boolean =>
  target !== null && 'closest' in target && (target as Element).closest(fields) !== null

/** Calls `onKey` for every key that is pressed in the lab and not typed into a field; true if it has used it. */
export const useKeys = (onKey: (event: KeyboardEvent) => boolean): void => {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (isTyped(event) || !onKey(event)) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    // Before the tabs, which use the arrow keys with any modifier.
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}

/** Lets keys that are pressed in another document, and not used there, reach the lab. */
export const forwardKeys = (inside: Document): (() => void) => {
  const forward = (event: KeyboardEvent) => {
    // Escape closes a dialog of the view first.
    const closes = event.key === 'Escape' && inside.querySelector('dialog[open]') !== null
    if (event.defaultPrevented || isTyped(event) || closes) return
    const { type, key, altKey, ctrlKey, metaKey, shiftKey } = event
    const again = { key, altKey, ctrlKey, metaKey, shiftKey, cancelable: true }
    if (!window.dispatchEvent(new KeyboardEvent(type, again))) event.preventDefault()
  }
  inside.addEventListener('keydown', forward)
  return () => inside.removeEventListener('keydown', forward)
}
