import type { Scenario } from './scenario.ts'

export const guest: Scenario = {
  description: 'Nobody is logged in: no prices, no stock',
  path: '/',
  user: 'nobody',
}
