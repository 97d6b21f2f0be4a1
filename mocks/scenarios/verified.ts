import type { Scenario } from './scenario.ts'

export const verified: Scenario = {
  description: 'The demo buyer with an empty cart',
  path: '/',
  user: 'buyer',
}
