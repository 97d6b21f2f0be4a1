import { useEffect } from 'react'
import { isBlockedKey } from '../../../domain/shell/blockedKeys.ts'

const editable = 'input, textarea, [contenteditable]:not([contenteditable="false"])'

/** Blocks the keys of the developer tools, and the context menu except where people paste (rule H14). */
export const useBlockedKeys = (isBlocking: boolean): void => {
  useEffect(() => {
    if (!isBlocking) return
    const onKey = (event: KeyboardEvent) => {
      if (isBlockedKey(event)) event.preventDefault()
    }
    const onMenu = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest(editable)))
        event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('contextmenu', onMenu)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('contextmenu', onMenu)
    }
  }, [isBlocking])
}
