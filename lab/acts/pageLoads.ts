import type { Act } from './act.ts'

const storageKey = 'alma.record.left'

/** The part of the Navigation API that is needed here; TypeScript does not know it yet. */
interface Navigate extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse'
  readonly userInitiated: boolean
  readonly downloadRequest: string | null
  readonly destination: { readonly sameDocument: boolean; readonly index: number }
}
interface Navigations extends EventTarget {
  readonly currentEntry: { readonly index: number } | null
}

/** Why this page was loaded, if a person asked the browser for it; undefined if the page before led here. */
export const loadOf = (hide: (text: string) => string): Act | undefined => {
  const isLed = sessionStorage.getItem(storageKey) !== null
  sessionStorage.removeItem(storageKey)
  if (isLed) return undefined
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type === 'reload') return { do: 'reload' }
  if (load?.type === 'back_forward') return { do: 'back' }
  return { do: 'open', path: hide(window.location.pathname + window.location.search) }
}

/** Notes that this page leads to another one, and writes down when a person goes back or forward within it. */
export const watchMoves = (write: (act: Act) => void, signal: AbortSignal): void => {
  const { navigation } = window as { navigation?: Navigations }
  navigation?.addEventListener(
    'navigate',
    (event) => {
      const { navigationType, userInitiated, downloadRequest, destination } = event as Navigate
      const isMove = navigationType === 'traverse'
      const leads = !destination.sameDocument && downloadRequest === null
      if (leads && !isMove && navigationType !== 'reload') sessionStorage.setItem(storageKey, '')
      if (!destination.sameDocument || !isMove || !userInitiated) return
      const isBack = destination.index < (navigation.currentEntry?.index ?? 0)
      write({ do: isBack ? 'back' : 'forward' })
    },
    { signal },
  )
}
