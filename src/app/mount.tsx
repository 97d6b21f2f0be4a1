import '../views/styles/fonts.css'
import '../views/styles/tokens.css'
import '../views/styles/base.css'
import '../views/styles/print.css'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { loadCode } from '../views/parts/loadCode.ts'
import { bridge } from './bridge.ts'
import { composeInTasks, type Environment } from './compose/compose.ts'
import { browserDevice } from './compose/device.ts'
import { onFirstSign } from './compose/onFirstSign.ts'
import { completeTexts, startI18n } from './i18n/i18n.ts'
import { nextTask } from './nextTask.ts'
import { Page, readRendered } from './Page.tsx'
import { createRoutes } from './routes.tsx'
import { whenStarted } from './started.ts'
import { takeOver } from './takeOver.ts'

type DeviceOptions = Parameters<typeof browserDevice>[0]

/** Read before the address changes. */
const asksToInspect = new URLSearchParams(window.location.search).has('inspect')

/**
 * With `?inspect` in the address, and only in development, a panel shows every actor, call and message of the running
 * shop. It stays for the tab until it is ended.
 */
const watched = async ({ realtime }: DeviceOptions) => {
  if (!import.meta.env.DEV) return { realtime }
  if (asksToInspect) sessionStorage.setItem('alma.inspect', 'on')
  if (sessionStorage.getItem('alma.inspect') === null) return { realtime }
  // biome-ignore lint/style/noRestrictedImports: a tool of development, which no build contains
  const { openInspector } = await import('../../lab/inspect/openInspector.tsx')
  return openInspector(realtime)
}

/** Removes the elements that the server has put into the head. */
const forget = (selector: string) => {
  for (const said of document.head.querySelectorAll(selector)) said.remove()
}

/**
 * Starts the shop in the page, in short tasks: one actor system, one router, one tree. The entry must not
 * wait for it: code of pages imports chunks of the entry, and would wait for the entry in turn.
 */
export const mount = async (
  environment: Environment &
    DeviceOptions & {
      /** The address of the service worker, if pages are kept for reading them offline. */
      readonly serviceWorker?: string
    },
): Promise<void> => {
  await nextTask()
  const inspected = { ...environment, ...(await watched(environment)) }
  const composed = await composeInTasks(inspected, browserDevice(inspected))
  await nextTask()
  const i18n = await startI18n(composed.chosenLanguage())
  await nextTask()
  const routes = createRoutes(composed, () => completeTexts(i18n))
  const router = createBrowserRouter(routes)
  const { answers } = environment
  const started = whenStarted().then(() => answers?.drop())
  bridge(composed, router, i18n, started, answers?.onlyLanguage)
  // After the first interaction, a visitor will soon need the rest of the code.
  onFirstSign(() => {
    composed.warmUp()
    void completeTexts(i18n).catch(() => undefined)
  })
  /** The first visit does not need its code. */
  const goOn = () =>
    void loadCode(() => import('./ahead/afterStart.ts')).then(({ afterStart }) =>
      afterStart(composed, routes, router, environment.serviceWorker),
    )
  const isCustomer = composed.services.readUser() !== null
  if (!isCustomer) onFirstSign(goOn)

  await nextTask()

  // From here on each page writes its own head. The server's links stay while the first page is shown, and its
  // title until that page has set one.
  forget('[data-page]:not(link, title)')
  const { pathname } = window.location
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return
    forget('[data-page]')
    stop()
  })
  const place = document.getElementById('root')
  if (!place) throw new Error('index.html has no place for the shop')
  const page = () => (
    <Page composed={composed} i18n={i18n} rendered={readRendered(composed, i18n)}>
      <RouterProvider router={router} />
    </Page>
  )
  await takeOver(place, page, composed, router)
  await started
  if (!isCustomer) return
  goOn()
  composed.warmUp()
}
