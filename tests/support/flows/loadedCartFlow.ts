import type { Flow } from '../../../lab/run/flow.ts'

/** A flow of the cart whose names and states are correct. */
export const loadedCartFlow: Flow = {
  machine: 'cart',
  title: 'A cart is loaded',
  input: 'nobody is logged in',
  start: 'closed',
  steps: [
    {
      ...{ kind: 'event', event: { type: 'cart.opened', userId: 'u-asha' }, to: '' },
      expect: { open: { reading: 'loading', writing: 'settled' } },
    },
    {
      ...{ kind: 'answer', actor: 'loadCart', of: '', answer: { named: 'four rows' } },
      // In another order than the machine has.
      expect: { open: { writing: 'settled', reading: 'loaded' } },
    },
  ],
}
