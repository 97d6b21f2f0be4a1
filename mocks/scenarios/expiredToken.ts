import type { Scenario } from './scenario.ts'

export const expiredToken: Scenario = {
  description: 'The cookie is there, and its session has ended',
  path: '/history',
  user: 'expired',
}
