/** The entry of the session storage in which the router keeps scroll positions, by place (`placeOf`). */
const scrollKey = 'react-router-scroll-positions'

/**
 * Keeps the position of a page that was scrolled before the router runs, by the buyer or by the browser. The router
 * would scroll a page without a kept position to its top.
 */
export const keepScroll = (place: string): void => {
  if (window.scrollY === 0) return
  try {
    const kept = JSON.parse(sessionStorage.getItem(scrollKey) ?? '{}')
    sessionStorage.setItem(scrollKey, JSON.stringify({ ...kept, [place]: window.scrollY }))
  } catch {
    // Without storage the page begins at its top.
  }
}
