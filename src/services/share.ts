/** What is handed on. */
export interface Shared {
  readonly title: string
  readonly url: string
}

/**
 * Hands a page on by the device's own means where it has some, else copies its address. `dismissed` when the
 * buyer changed their mind.
 * @throws when the browser allows neither
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
