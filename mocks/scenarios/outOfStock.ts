import type { Scenario } from './scenario.ts'

export const outOfStock: Scenario = {
  description: 'A piece that is not on the shelf: made to order within 45 days',
  path: '/eshop/detail/bracelets/open-cuff',
  user: 'buyer',
}
