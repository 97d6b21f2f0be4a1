import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useRef } from 'react'
import { type ListingRef, selectMayContinue } from '../../../machines/listing.machine.ts'

/** How far below the screen the next page is asked for, px. */
const ahead = 800
/** How far above it the end may be: whoever has been carried past it, by a reload or a fling, reads on. */
const behind = '200%'

/**
 * Asks for the next page while the buyer scrolls towards the end of the list (rule C4), which is where the ref
 * goes.
 * @param isDrawn whether the list is as long as it will be: only then its end is where it seems
 */
export const useContinuation = (
  listing: ListingRef,
  isDrawn: boolean,
): RefObject<HTMLDivElement | null> => {
  const mayContinue = useSelector(listing, selectMayContinue) && isDrawn
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = end.current
    const screen = place?.ownerDocument.defaultView
    if (!place || !screen || !mayContinue || !('IntersectionObserver' in screen)) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page hears of several changes at once, and only of changes: none of them may be missed.
        if (entries.some(({ isIntersecting }) => isIntersecting))
          listing.send({ type: 'more.requested' })
      },
      { rootMargin: `${behind} 0px ${ahead}px` },
    )
    const begin = () => observer.observe(place)
    screen.addEventListener('scroll', begin, { once: true, passive: true })
    return () => {
      screen.removeEventListener('scroll', begin)
      observer.disconnect()
    }
  }, [listing, mayContinue])
  return end
}
