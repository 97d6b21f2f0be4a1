/** Not `pointerover`: browsers send it for a pointer that rests where the page opens. */
const signs = ['pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** Runs `then` on the first interaction with the page. */
export const onFirstSign = (then: () => void): void => {
  const seen = new AbortController()
  for (const sign of signs)
    window.addEventListener(
      sign,
      () => {
        seen.abort()
        then()
      },
      { signal: seen.signal, passive: true },
    )
}
