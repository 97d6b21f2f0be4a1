import type { Scenario } from './scenario.ts'

export const chain: Scenario = {
  description: 'A chain with three levels to pick, sold by tens',
  path: '/eshop/detail/metals_brass-silver-plating_chains/cable-chain',
  user: 'buyer',
}
