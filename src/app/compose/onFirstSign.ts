const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** Browsers also report a pointer that rests where the page opens: it has not moved. */
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
