import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies'
import {
  cacheNames,
  isKeptOffline,
  keptMark,
  type OwnerMessage,
} from '../../domain/shell/keptPages.ts'

/** The part of a service worker's scope that is used here. */
declare const self: {
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'message',
    listen: (event: { data?: unknown; waitUntil(done: Promise<unknown>): void }) => void,
  ): void
}

/*
 * Keeps what a customer needs to read the catalogue offline: the code, the pictures that were shown, and the pages that
 * were seen last (rule P23). Calls of the API and pages of visitors are never kept.
 */
void self.skipWaiting()
clientsClaim()

const shell = '/index.html'
const aWeek = 7 * 24 * 3_600

/** The entry of the cache of pages that says whose they are. */
const ownerEntry = '/owner'

/** Counts what the page tells of the owner: a page that was requested before that must not be kept after it. */
let owners = 0

const setOwner = async (owner: string | null): Promise<void> => {
  owners += 1
  const known = await (await caches.match(ownerEntry, { cacheName: cacheNames.pages }))?.text()
  if (owner !== null && owner === known) return
  await caches.delete(cacheNames.pages)
  if (owner === null) return
  const pages = await caches.open(cacheNames.pages)
  await pages.put(ownerEntry, new Response(owner))
}

self.addEventListener('message', (event) => {
  const message = event.data as OwnerMessage | { readonly type: 'CACHE_URLS' }
  if (message.type === 'OWNER') event.waitUntil(setOwner(message.owner))
})

type Plugin = NonNullable<StrategyOptions['plugins']>[number]

/** The oldest entries of a cache are removed. Its types do not allow for `exactOptionalPropertyTypes`. */
const expiring = (options: ConstructorParameters<typeof ExpirationPlugin>[0]): Plugin =>
  new ExpirationPlugin({ ...options, purgeOnQuotaError: true }) as Plugin

/** Marks a page that comes from the cache, so that it says when it was read. */
const marked = async (page: Response) =>
  new Response((await page.text()).replace(' data-read-at=', ` ${keptMark} data-read-at=`), page)

const ofCustomers: Plugin = {
  requestWillFetch: async ({ request, state }) => {
    if (state) state.owners = owners
    return request
  },
  cacheWillUpdate: async ({ response, state }) => {
    const isPrivate = response.headers.get('cache-control')?.includes('private') === true
    const isKept = response.ok && !response.redirected && isPrivate && state?.owners === owners
    return isKept ? response : null
  },
  // The owner may change while the page is written.
  cacheDidUpdate: async ({ cacheName, request, state }) => {
    if (state?.owners !== owners) await (await caches.open(cacheName)).delete(request)
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && marked(cachedResponse),
}

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/(?:assets|media)\//.test(url.pathname),
  new CacheFirst({
    cacheName: cacheNames.files,
    plugins: [expiring({ maxEntries: 500 })],
  }),
)
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === shell,
  new NetworkFirst({ cacheName: cacheNames.files }),
)
registerRoute(
  ({ sameOrigin, url, request, event }) =>
    sameOrigin &&
    isKeptOffline(url.pathname) &&
    (request.mode === 'navigate' || event.type === 'message'),
  new NetworkFirst({
    cacheName: cacheNames.pages,
    matchOptions: { ignoreVary: true },
    plugins: [ofCustomers, expiring({ maxEntries: 30, maxAgeSeconds: aWeek })],
  }),
)
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request }) => fetch(request),
)
/** Offline, a page that was not kept opens as the empty shop, which says that the connection is lost. */
setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await caches.match(shell) : undefined
  return page ?? Response.error()
})
