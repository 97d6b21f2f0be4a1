import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { Product } from '../contracts/catalogue.ts'
import { refuses } from './refuses.ts'

/**
 * The active product (specification 3, client state `activeProductID`; 2, layout rules): a product that is
 * looked at and picked over the page that lists it. The header is hidden meanwhile.
 */
export const activeProductMachine = setup({
  types: {
    context: {} as { slug: string; product: Product | null },
    events: {} as
      | { type: 'product.activated'; slug: string }
      | { type: 'panel.closed' }
      | { type: 'retry.requested' },
  },
  actors: { loadProduct: refuses<Product, { slug: string }>('loadProduct') },
}).createMachine({
  id: 'activeProduct',
  context: { slug: '', product: null },
  initial: 'none',
  states: {
    none: {
      on: {
        'product.activated': {
          target: 'active',
          actions: assign({ slug: ({ event }) => event.slug }),
        },
      },
    },
    active: {
      initial: 'loading',
      exit: assign({ slug: '', product: null }),
      on: { 'panel.closed': 'none' },
      states: {
        loading: {
          invoke: {
            src: 'loadProduct',
            input: ({ context: { slug } }) => ({ slug }),
            onDone: { target: 'shown', actions: assign({ product: ({ event }) => event.output }) },
            onError: 'failed',
          },
        },
        shown: {},
        failed: { on: { 'retry.requested': 'loading' } },
      },
    },
  },
})
export type ActiveProductRef = ActorRefFrom<typeof activeProductMachine>
type Snapshot = SnapshotFrom<typeof activeProductMachine>

export const selectIsProductActive = (snapshot: Snapshot) => snapshot.matches('active')
export const selectActiveProduct = (snapshot: Snapshot) => snapshot.context.product
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches({ active: 'failed' })
