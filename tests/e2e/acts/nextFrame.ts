/** Resolves when the browser has reported the scrolls of a frame, which it does before the next one. Runs in the page. */
export const nextFrame = (): Promise<void> =>
  new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
