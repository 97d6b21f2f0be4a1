import { createContext, useContext } from 'react'
import type { Composed } from './compose.ts'

export const ComposedContext = createContext<Composed | null>(null)

/** The machines with their services, for the pages that start one. */
export const useComposed = (): Composed => {
  const composed = useContext(ComposedContext)
  if (!composed) throw new Error('a page is shown outside the app')
  return composed
}
