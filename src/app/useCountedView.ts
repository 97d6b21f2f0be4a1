import { useEffect, useRef } from 'react'
import { countView } from '../services/views.ts'
import { useComposed } from './useComposed.ts'

/** Counts the opening of a page's category or product, once, however often the page shows itself anew. */
export const useCountedView = (kind: 'category' | 'product', id: string): void => {
  const { api } = useComposed()
  const counted = useRef<string | null>(null)
  useEffect(() => {
    if (counted.current === id) return
    counted.current = id
    countView(api, kind === 'category' ? { category: id } : { product: id })
  }, [api, kind, id])
}
