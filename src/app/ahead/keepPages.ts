import type { DataRouter } from 'react-router-dom'
import { cacheNames, isKeptOffline, type OwnerMessage } from '../../domain/shell/keptPages.ts'
import { selectUser } from '../../machines/account/session.machine.ts'
import { selectIsLost } from '../../machines/shell/connectivity.machine.ts'
import type { Composed } from '../compose/compose.ts'
import { keepContinued } from './keepContinued.ts'
import { ownLink } from './ownLink.ts'
import { loadPanels } from './panels.ts'
import { savesData } from './savesData.ts'

type Router = Pick<DataRouter, 'state' | 'subscribe' | 'navigate'>

/** How long a page is shown before it is kept, ms: the server renders it again for that. */
const seenMs = 3_000

const send = (worker: ServiceWorkerRegistration, message: object) =>
  worker.active?.postMessage(message)

const tellOwner = (worker: ServiceWorkerRegistration, owner: string | null) =>
  send(worker, { type: 'OWNER', owner } satisfies OwnerMessage)

const keep = (worker: ServiceWorkerRegistration, urls: readonly string[]) =>
  send(worker, { type: 'CACHE_URLS', payload: { urlsToCache: urls } })

/** The code and the style sheet that this page loaded before the service worker ran. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))

/** A link of the shop that a plain click opens in this tab. */
const openedBy = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey ? undefined : ownLink(target)
}

/**
 * Keeps the pages of the catalogue that a customer has seen, for reading them offline (rule P23). Another login, a
 * logout and the end of a session delete them.
 * @param address of the service worker
 * @param loadMore loads the code that an offline page needs, too
 */
export const keepPages = (
  { refs, root }: Composed,
  router: Router,
  address: string,
  loadMore: () => Promise<unknown> = loadPanels,
): void => {
  keepContinued(refs, navigator.onLine)
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  let worker: ServiceWorkerRegistration | undefined
  let owner = selectUser(refs.session.getSnapshot())?._id ?? null
  let timer: number | undefined

  const keepShown = () => {
    clearTimeout(timer)
    const { state } = router
    if (!owner || state.navigation.state !== 'idle' || state.errors) return
    if (!isKeptOffline(state.location.pathname) || savesData()) return
    const { href } = location
    timer = window.setTimeout(() => {
      if (worker && navigator.onLine && location.href === href) keep(worker, [href])
    }, seenMs)
  }

  const start = async () => {
    await serviceWorker.register(address)
    worker = await serviceWorker.ready
    tellOwner(worker, owner)
    keepShown()
    if (savesData()) return
    await loadMore()
    keep(worker, ['/index.html', ...loadedFiles()])
  }

  refs.session.subscribe((snapshot) => {
    const next = selectUser(snapshot)?._id ?? null
    if (next === owner) return
    owner = next
    if (worker) tellOwner(worker, owner)
    if (owner && !worker) void start().catch(() => undefined)
    else keepShown()
  })
  let shown = router.state.location.key
  router.subscribe(({ location: { key }, navigation }) => {
    if (navigation.state !== 'idle' || key === shown) return
    shown = key
    keepShown()
  })
  // The page is read again, so its note about old data is no longer true. While the connection is lost, nothing is
  // read; the connection reports that it is back before its own state says so.
  root.on('reload', ({ what }) =>
    queueMicrotask(() => {
      if (what === 'everything' && !isLost()) document.querySelector('.starting.bar')?.remove()
    }),
  )
  const isLost = () => !navigator.onLine || selectIsLost(refs.connectivity.getSnapshot())
  // Without the connection, a kept page is opened as a document, since its calls would fail.
  document.addEventListener(
    'click',
    (event) => {
      const link = isLost() ? openedBy(event) : undefined
      if (!link || !worker) return
      event.preventDefault()
      event.stopPropagation()
      const { href, pathname, search, hash } = link
      void caches
        .match(href, { cacheName: cacheNames.pages, ignoreVary: true })
        .then((page) => (page ? location.assign(href) : router.navigate(pathname + search + hash)))
    },
    { capture: true },
  )
  if (owner) void start().catch(() => undefined)
  // A session may have ended without this script.
  else void serviceWorker.getRegistration().then((known) => known && tellOwner(known, null))
}
