/** Focuses the content of the page if nothing else has the focus, such as after what had it is gone. */
export const keepFocus = (): void => {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body)
    document.getElementById('content')?.focus({ preventScroll: true })
}
