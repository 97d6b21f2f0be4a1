const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** Ignore a pointer that has not moved: browsers also report one that is already over the page when it opens. */
const hasRested = (event: Event): boolean =>
  event.type === 'pointermove' &&
  (event as PointerEvent).movementX === 0 &&
  (event as PointerEvent).movementY === 0

/** Runs `then` on the first interaction with the page. */
export const onFirstSign = (then: () => void): void => {
  const seen = new AbortController()
  for (const sign of signs)
    window.addEventListener(
      sign,
      (event) => {
        if (hasRested(event)) return
        seen.abort()
        then()
      },
      { signal: seen.signal, passive: true },
    )
}
