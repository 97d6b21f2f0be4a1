import { useMemo, useSyncExternalStore } from 'react'
import { wideScreen } from '../../../domain/shell/wideScreen.ts'
import { useWindow } from './useWindow.ts'

/** If the width is unknown, such as outside a browser, the page counts as wide. */
const watchWide = (shown: Window | undefined) => {
  const list = typeof shown?.matchMedia === 'function' ? shown.matchMedia(wideScreen) : null
  return {
    isWide: () => list?.matches ?? true,
    subscribe: (tell: () => void) => {
      list?.addEventListener('change', tell)
      return () => list?.removeEventListener('change', tell)
    },
  }
}

/** Whether the desktop header fits; undefined on the server, and while the browser takes its page over. */
export const useIsWide = (): boolean | undefined => {
  const shown = useWindow()
  const { isWide, subscribe } = useMemo(() => watchWide(shown), [shown])
  return useSyncExternalStore<boolean | undefined>(subscribe, isWide, () => undefined)
}
