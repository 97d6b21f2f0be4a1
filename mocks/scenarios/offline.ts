import { HttpResponse } from 'msw'
import { contract } from '../../src/contracts/index.ts'
import { onCall, routesOf } from '../routes.ts'
import type { Scenario } from './scenario.ts'

const { settings: _shell, ...pages } = contract

export const offline: Scenario = {
  description: 'The page has opened, and the network is gone',
  path: '/',
  user: 'buyer',
  isOffline: true,
  handlers: () =>
    routesOf(pages)
      .filter(([name]) => name !== 'catalogue.featured')
      .map(([, route]) => onCall(route, '*', () => HttpResponse.error())),
}
