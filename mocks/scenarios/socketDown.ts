import type { Scenario } from './scenario.ts'

export const socketDown: Scenario = {
  description: 'Nobody answers the socket: the shop works, other tabs hear nothing',
  path: '/',
  user: 'buyer',
  isSocketDown: true,
}
