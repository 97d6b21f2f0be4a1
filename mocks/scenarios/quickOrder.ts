import type { Scenario } from './scenario.ts'

export const quickOrder: Scenario = {
  description:
    'A pasted list before it is added: ready lines, an unknown SKU, one of several, one off the step, one out of stock',
  path: '/cart',
  user: 'buyer',
  list: [
    { code: 'CB06-S-40-LB', quantity: '20' },
    // A typing error, the beginning of several SKUs, 25 of a chain that is sold by tens, and no stock at all.
    { code: 'CB60-S-40-LB', quantity: '10' },
    { code: 'RG09-S', quantity: '5' },
    { code: 'CB03-S-50-SR', quantity: '25' },
    { code: 'ER11', quantity: '2' },
  ],
}
