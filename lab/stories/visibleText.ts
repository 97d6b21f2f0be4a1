const isVisible = (element: Element, { left, right, bottom, width, height }: DOMRect) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  // Scrolling reaches what is below the window, and nothing above it.
  [width > 0, height > 0, right > 0, bottom > 0, left < innerWidth].every(Boolean)

/** The texts of a page that are in sight, and the names and values of its controls, in lower case. */
export const visibleText = (body: HTMLElement): string => {
  const texts: (string | null)[] = []
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      const value = node instanceof HTMLInputElement ? node.value : null
      const label = node.getAttribute('aria-label') ?? node.getAttribute('alt')
      if ((value || label) && isVisible(node, node.getBoundingClientRect()))
        texts.push(value, label)
    } else if (node.parentElement) {
      const range = document.createRange()
      range.selectNodeContents(node)
      if (isVisible(node.parentElement, range.getBoundingClientRect())) texts.push(node.textContent)
    }
  }
  return texts.join(' ').replace(/\s+/g, ' ').toLowerCase()
}
