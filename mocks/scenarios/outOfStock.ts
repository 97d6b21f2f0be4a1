import type { Scenario } from './scenario.ts'

export const outOfStock: Scenario = {
  description: 'A piece that is not on the shelf: made to order within 45 days',
  path: '/eshop/detail/earrings_drops/rose-quartz-threaders',
  user: 'buyer',
}
