const started = 'alma:started'

/**
 * Tells that the script runs the page: the page then repeats what the buyer did before
 * (`server/storefront/page/earlyActs.ts`).
 */
export const tellStarted = (): void => void document.dispatchEvent(new Event(started))

/** Resolves when the script runs the page. */
export const whenStarted = (): Promise<void> =>
  new Promise((resolve) => {
    document.addEventListener(started, () => resolve(), { once: true })
  })
