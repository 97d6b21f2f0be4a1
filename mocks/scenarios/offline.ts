import { HttpResponse } from 'msw'
import { contract } from '../../src/contracts/index.ts'
import { onCall, routesOf } from '../contract/routes.ts'
import type { Scenario } from './scenario.ts'

const { settings, ...pages } = contract

/** Passes the first call to the shop and fails all others. */
const afterTheFirst = () => {
  let isFirst = true
  return () => {
    if (!isFirst) return HttpResponse.error()
    isFirst = false
    return undefined
  }
}

export const offline: Scenario = {
  description: 'The page has opened, and the network is gone',
  path: '/',
  user: 'buyer',
  isOffline: true,
  handlers: () => [
    onCall(settings.languages, '*', afterTheFirst()),
    ...routesOf(pages)
      .filter(([name]) => name !== 'catalogue.featured')
      .map(([, route]) => onCall(route, '*', () => HttpResponse.error())),
  ],
}
