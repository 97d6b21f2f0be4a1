/** Whether nothing on the page has the focus. */
export const isFocusLost = (): boolean => {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body
}

/** Focuses the content of the page if nothing else has the focus, without scrolling to its beginning. */
export const restoreFocus = (): void => {
  if (isFocusLost()) document.getElementById('content')?.focus({ preventScroll: true })
}
