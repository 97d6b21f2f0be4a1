import type { ReactNode } from 'react'
import { useIsTakenOver } from '../../views/parts/hooks/useIsTakenOver.ts'

/** Content that depends on what only this browser knows, such as the products viewed in it. */
export function AfterTakeover({ children }: { children: ReactNode }) {
  return useIsTakenOver() && children
}
