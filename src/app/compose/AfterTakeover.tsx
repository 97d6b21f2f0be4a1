import { type ReactNode, useDeferredValue } from 'react'
import { useIsTakenOver } from '../../views/parts/hooks/useIsTakenOver.ts'

/**
 * Content that depends on what only this browser knows, such as the products viewed in it. It is rendered after the
 * takeover, in short tasks of its own.
 */
export function AfterTakeover({ children }: { children: ReactNode }) {
  return useDeferredValue(useIsTakenOver()) && children
}
