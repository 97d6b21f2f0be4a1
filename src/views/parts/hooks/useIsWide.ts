import { useSyncExternalStore } from 'react'
import { wideScreen } from '../../../domain/shell/wideScreen.ts'

/** If the width is unknown, such as outside a browser, the page counts as wide. */
const list = () =>
  typeof globalThis.matchMedia === 'function' ? globalThis.matchMedia(wideScreen) : null

const subscribe = (tell: () => void) => {
  const watched = list()
  watched?.addEventListener('change', tell)
  return () => watched?.removeEventListener('change', tell)
}

/** Whether the desktop header fits. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => list()?.matches ?? true,
    () => true,
  )
