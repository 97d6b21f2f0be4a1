import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { useIsTakenOver } from '../../parts/hooks/useIsTakenOver.ts'

/** Lists of up to this many products are rendered completely, so that the browser's search finds every word. */
const wholeUpTo = 100

/** Number of rendered rows above and below the visible ones. */
const ahead = 4

/** Estimated height of a row before it is measured, px. */
const guessed = 380

/** The positions of a list's rows, or of its products if all are rendered, so that going back or reloading restores them. */
export type RowPlaces = RefObject<readonly VirtualItem[]>

/** A server has no window; it renders lists completely. */
const windowSize = () =>
  typeof window === 'undefined'
    ? { width: 0, height: 0 }
    : { width: window.innerWidth, height: window.innerHeight }

interface Shape {
  readonly columns: number
  /** Between two rows, px. */
  readonly gap: number
  /** From the top of the page, px. */
  readonly top: number
}

const shapeOf = (list: HTMLElement): Shape => {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  return {
    columns: Math.max(1, gridTemplateColumns.split(' ').filter(Boolean).length),
    gap: Number.parseFloat(rowGap) || 0,
    top: list.getBoundingClientRect().top + window.scrollY,
  }
}

/** The products of a list that is rendered completely; the browser lays out its rows. */
const placesIn = (list: HTMLElement): readonly VirtualItem[] =>
  [...list.children].map((item, index) => {
    const { top, bottom, height } = item.getBoundingClientRect()
    const [start, end] = [top + window.scrollY, bottom + window.scrollY]
    return { key: index, index, start, end, size: height, lane: 0 }
  })

/**
 * Which products of a long list are rendered: the visible rows and a few around them. Padding keeps the list at its
 * full height, so that the scrollbar is correct.
 */
export const useRows = (
  list: RefObject<HTMLElement | null>,
  count: number,
  places: RowPlaces,
  look: string,
) => {
  const [shape, setShape] = useState<Shape>({ columns: 1, gap: 0, top: 0 })
  // Without script, a reader sees what the server has rendered.
  const isLong = useIsTakenOver() && count > wholeUpTo
  useLayoutEffect(() => {
    const { current } = list
    if (!current || look === '') return
    const measure = () => {
      const next = shapeOf(current)
      setShape((known) =>
        known.columns === next.columns && known.gap === next.gap && known.top === next.top
          ? known
          : next,
      )
    }
    measure()
    if (!('ResizeObserver' in window)) return
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list, look])

  const { columns, gap, top } = shape
  const rows = Math.ceil(count / columns)
  const virtualizer = useWindowVirtualizer({
    count: rows,
    enabled: isLong,
    estimateSize: () => places.current[0]?.size ?? guessed,
    overscan: ahead,
    scrollMargin: top,
    gap,
    initialMeasurementsCache: isLong ? [...places.current] : [],
    initialRect: windowSize(),
  })
  const [restored] = useState(places.current)
  useLayoutEffect(() => {
    const { current } = list
    const keep = () => {
      if (isLong) places.current = virtualizer.measurementsCache
      else if (current) places.current = placesIn(current)
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [list, places, virtualizer, isLong])

  /** The height that a product had when the list was left, px. The browser uses it until the product is visible. */
  const heightOf = (position: number): number | undefined => restored[position]?.size
  const whole = { from: 0, to: count, before: 0, after: 0, columns, measure: undefined, heightOf }
  if (!isLong) return whole
  const shown = virtualizer.getVirtualItems()
  const [first, last] = [shown[0], shown.at(-1)]
  return {
    from: (first?.index ?? 0) * columns,
    to: ((last?.index ?? ahead) + 1) * columns,
    /** Padding above and below the rendered rows, px. */
    before: first ? first.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    columns,
    /** Attach it to the first product of each row. */
    measure: virtualizer.measureElement,
    heightOf,
  }
}
