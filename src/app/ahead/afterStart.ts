import type { DataRouter, RouteObject } from 'react-router-dom'
import { selectUser } from '../../machines/account/session.machine.ts'
import { watchFocus } from '../../views/parts/focus/watchFocus.ts'
import { loadCode } from '../../views/parts/loadCode.ts'
import type { Composed } from '../compose/compose.ts'
import { ignoreSkipped } from './ignoreSkipped.ts'
import type { Keeping } from './keepPages.ts'
import { keepQuickOrder } from './keepQuickOrder.ts'
import { startAhead } from './startAhead.ts'

/** Keeps pages once somebody is logged in, or at once if an earlier session has kept some. */
const keepForCustomers = (composed: Composed, router: DataRouter, keeping: Keeping): void => {
  const { session } = composed.refs
  const isNeeded = () =>
    selectUser(session.getSnapshot()) !== null || Boolean(navigator.serviceWorker?.controller)
  const start = () =>
    void loadCode(() => import('./keepPages.ts')).then(
      ({ keepPages }) => keepPages(composed, router, keeping),
      // Offline reading is an extra.
      () => undefined,
    )
  if (isNeeded()) {
    start()
    return
  }
  const waiting = session.subscribe(() => {
    if (!isNeeded()) return
    waiting.unsubscribe()
    start()
  })
}

/**
 * Starts what the first visit can do without.
 * @param address of the service worker, if pages are kept for reading them offline
 */
export const afterStart = (
  composed: Composed,
  routes: RouteObject[],
  router: DataRouter,
  address?: string,
): void => {
  watchFocus()
  ignoreSkipped()
  keepQuickOrder(composed)
  startAhead(composed, routes, router)
  if (address) keepForCustomers(composed, router, { address, isFromShop: navigator.onLine })
}
