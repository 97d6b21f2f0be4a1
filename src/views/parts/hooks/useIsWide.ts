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

/** Whether the desktop header fits; undefined on the server, and while the browser takes its page over. */
export const useIsWide = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => list()?.matches ?? true,
    () => undefined,
  )
