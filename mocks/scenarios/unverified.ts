import type { Scenario } from './scenario.ts'

export const unverified: Scenario = {
  description: 'Log in as newcomer@alma.example: the shop team has not verified the account',
  path: '/login',
  user: 'nobody',
}
