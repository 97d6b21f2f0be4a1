import { nextPlaces, placesAround } from './nextPlaces.ts'
import { isFocusLost, restoreFocus } from './restoreFocus.ts'

/** Focuses the first element that takes the focus. */
const focusFirst = (places: Iterable<HTMLElement>): void => {
  for (const place of places) {
    place.focus()
    if (document.activeElement === place) return
  }
}

/**
 * Moves the focus to a place close by when the focused element is removed, hidden or disabled, so that it never
 * falls to the body (rule H16). A click on an empty place still takes the focus away.
 */
export const watchFocus = (): void => {
  let last: Element | null = document.activeElement
  /** The message that has the focus, and what had the focus before it. */
  let message: { readonly region: Element; readonly before: Element | null } | null = null
  document.addEventListener('focusin', ({ target }) => {
    const focused = target as Element
    const region = focused.closest('[role="alert"], [role="status"]')
    if (region === null) message = null
    else if (region !== message?.region) message = { region, before: last }
    last = focused
  })

  /** A message that disappears is not followed by what happens to be beside it. */
  const afterMessage = (): Iterable<HTMLElement> | null => {
    if (!message?.region.isConnected) return null
    const { region, before } = message
    if (before instanceof HTMLElement && before.isConnected) return [before]
    return region.closest('dialog') ? null : []
  }

  new MutationObserver((records) => {
    if (last === null || last.isConnected || !isFocusLost()) return
    focusFirst(afterMessage() ?? nextPlaces(last, records))
    restoreFocus()
  }).observe(document.body, { childList: true, subtree: true })

  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null) return
    // The browser removes the focus from a hidden element while it renders the page.
    requestAnimationFrame(() => {
      const left = target as Element
      const isHidden = !left.checkVisibility({ visibilityProperty: true })
      if (!isFocusLost() || !(isHidden || left.matches(':disabled'))) return
      focusFirst(placesAround(left))
      restoreFocus()
    })
  })

  // A panel restores the focus to the element that opened it, unless that is gone.
  document.addEventListener('close', restoreFocus, { capture: true })
}
