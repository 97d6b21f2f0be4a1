import { useEffect, useRef } from 'react'
import { countView } from '../../../services/catalogue/views.ts'
import { useComposed } from '../../compose/useComposed.ts'

/** Counts the opening of a page's category or product once, however often the page renders. */
export const useCountedView = (kind: 'category' | 'product', id: string): void => {
  const { api } = useComposed()
  const counted = useRef<string | null>(null)
  useEffect(() => {
    if (counted.current === id) return
    counted.current = id
    countView(api, kind === 'category' ? { category: id } : { product: id })
  }, [api, kind, id])
}
