import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useRef } from 'react'
import { type ListingRef, selectMayContinue } from '../../../machines/catalogue/listing.machine.ts'

/** How far below the screen the next page is requested, px. */
const ahead = 800
/** How far above the screen the end may be: a reload or a fling can carry the buyer past it. */
const behind = '200%'

/**
 * Requests the next page while the buyer scrolls towards the end of the list (rule C4). Put the ref at that end.
 * @param isDrawn whether the list is rendered at its full length; before that, the position of its end is wrong
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
        // A busy page receives several changes in one batch, so check all of them.
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
