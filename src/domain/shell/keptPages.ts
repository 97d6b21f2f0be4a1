/** The caches of the browser that the service worker fills (rule P23). */
export const cacheNames = { pages: 'alma.pages', files: 'alma.files' } as const

/** Whether a customer's page may be kept for reading it offline: the front page, lists and products. */
export const isKeptOffline = (path: string): boolean =>
  path === '/' || /^\/eshop(?:$|\/)/.test(path)

/** What the page tells the service worker: who is logged in. Pages of anyone else are deleted. */
export interface OwnerMessage {
  readonly type: 'OWNER'
  /** The customer's id. */
  readonly owner: string | null
}

/** Marks a page that comes from the cache: the name of an attribute of its answers. */
export const keptMark = 'data-kept'
