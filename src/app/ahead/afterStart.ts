import type { DataRouter, RouteObject } from 'react-router-dom'
import { watchFocus } from '../../views/parts/focus/watchFocus.ts'
import type { Composed } from '../compose/compose.ts'
import { ignoreSkipped } from './ignoreSkipped.ts'
import { keepPages } from './keepPages.ts'
import { keepQuickOrder } from './keepQuickOrder.ts'
import { startAhead } from './startAhead.ts'

/**
 * Starts what the first visit can do without.
 * @param serviceWorker its address, if pages are kept for reading them offline
 */
export const afterStart = (
  composed: Composed,
  routes: RouteObject[],
  router: DataRouter,
  serviceWorker?: string,
): void => {
  watchFocus()
  ignoreSkipped()
  keepQuickOrder(composed)
  startAhead(composed, routes, router)
  if (serviceWorker) keepPages(composed, router, serviceWorker)
}
