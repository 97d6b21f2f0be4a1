import type { DataRouter, RouteObject } from 'react-router-dom'
import { watchFocus } from '../../views/parts/focus/watchFocus.ts'
import type { Composed } from '../compose/compose.ts'
import { ignoreSkipped } from './ignoreSkipped.ts'
import { startAhead } from './startAhead.ts'

/** Starts what the first visit can do without. */
export const afterStart = (composed: Composed, routes: RouteObject[], router: DataRouter): void => {
  watchFocus()
  ignoreSkipped()
  startAhead(composed, routes, router)
}
