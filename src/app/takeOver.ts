import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router-dom'
import type { Composed } from './compose/compose.ts'
import { customerDataRead, isAnyUnfinished } from './compose/customerData.ts'
import { placeOf } from './compose/placeOf.ts'
import { keepScroll } from './scroll.ts'

type Router = Pick<DataRouter, 'state' | 'subscribe'>

/** Resolves when the data and the code of the first page have loaded. */
const firstLoaded = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })

/**
 * Shows the shop in the page. A page that the server has rendered stays until the browser knows as much as the server
 * did, and is then taken over without a change. If this browser knows what the server cannot know, such as a draft or a
 * change that is not saved yet, or if the connection is lost, the content of the page is replaced.
 * @param page builds the page at the moment when it is shown
 */
export const takeOver = async (
  place: HTMLElement,
  page: () => ReactNode,
  composed: Composed,
  router: Router,
): Promise<void> => {
  if (!place.hasChildNodes()) {
    createRoot(place).render(page())
    return
  }
  await Promise.all([firstLoaded(router), customerDataRead(composed)])
  const isListRestored = composed.listings.isAny()
  // A restored list is longer than the server's; its position is kept already.
  if (!isListRestored) keepScroll(placeOf(router.state.location))
  const isDifferent =
    isListRestored ||
    composed.services.drafts.isAny() ||
    isAnyUnfinished(composed) ||
    !navigator.onLine
  if (isDifferent) createRoot(place).render(page())
  // In short tasks, so that the browser answers to touches in between. The live connection opens after them.
  else startTransition(() => void hydrateRoot(place, page()))
}
