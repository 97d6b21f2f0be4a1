/** The content to share. */
export interface Shared {
  readonly title: string
  readonly url: string
}

/**
 * Shares a page with the device's own dialog if it has one, else copies its address. `dismissed` if the buyer closed
 * the dialog.
 * @throws if the browser allows neither
 */
export const share = async ({ title, url }: Shared): Promise<'shared' | 'copied' | 'dismissed'> => {
  if (typeof navigator.share !== 'function') {
    await navigator.clipboard.writeText(url)
    return 'copied'
  }
  try {
    await navigator.share({ title, url })
    return 'shared'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
    throw error
  }
}
