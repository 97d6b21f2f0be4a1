import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { Product } from '../../contracts/catalogue.ts'
import type { Selection } from '../../domain/catalogue/variants.ts'
import { refuses, refusesToAct } from '../parts/refuses.ts'
import type { ProductActivated, Shell } from '../parts/shell.ts'

/**
 * The quick view (rule H6): shows a product over the page that lists it, where the buyer can pick it. The header is
 * hidden while it is open. Changes of the product at the shop show at once.
 */
export const quickViewMachine = setup({
  types: {
    context: {} as {
      shell: Shell
      slug: string
      /** The choices that the picker begins with. */
      selection: Selection
      product: Product | null
    },
    input: {} as { shell: Shell },
    events: {} as
      | ProductActivated
      | { type: 'panel.closed' }
      | { type: 'retry.requested' }
      /** Something in the shop has changed, perhaps this product. */
      | { type: 'product.outdated' },
  },
  actors: { loadProduct: refuses<Product, { slug: string }>('loadProduct') },
  actions: {
    keepProduct: assign({ product: (_, product: Product) => product }),
    /** Counts that `context.product` was opened. */
    countView: refusesToAct('countView'),
    passOn: ({ context: { shell } }, product: Product) =>
      shell.send({ type: 'product.loaded', product }),
    tellShown: ({ context: { shell } }, slug: string | null) =>
      shell.send({ type: 'product.shown', place: 'quickView', slug }),
  },
}).createMachine({
  id: 'quickView',
  context: ({ input: { shell } }) => ({ shell, slug: '', selection: {}, product: null }),
  initial: 'none',
  states: {
    none: {
      on: {
        'product.activated': {
          target: 'active',
          actions: assign({
            slug: ({ event }) => event.slug,
            selection: ({ event }) => event.selection ?? {},
          }),
        },
      },
    },
    active: {
      initial: 'loading',
      // Sent before the product is loaded, so that changes during the load are received.
      entry: { type: 'tellShown', params: ({ context }) => context.slug },
      exit: [
        assign({ slug: '', selection: {}, product: null }),
        { type: 'tellShown', params: null },
      ],
      on: { 'panel.closed': 'none' },
      states: {
        loading: {
          // An answer from before the change would be stale.
          on: { 'product.outdated': { target: 'loading', reenter: true } },
          invoke: {
            src: 'loadProduct',
            input: ({ context: { slug } }) => ({ slug }),
            onDone: {
              target: 'shown',
              actions: [{ type: 'keepProduct', params: ({ event }) => event.output }, 'countView'],
            },
            onError: 'failed',
          },
        },
        shown: { on: { 'product.outdated': 'refreshing' } },
        /** The product stays visible; if it cannot be reloaded, it stays unchanged. */
        refreshing: {
          on: { 'product.outdated': { target: 'refreshing', reenter: true } },
          invoke: {
            src: 'loadProduct',
            input: ({ context: { slug } }) => ({ slug }),
            onDone: {
              target: 'shown',
              actions: [
                { type: 'keepProduct', params: ({ event }) => event.output },
                { type: 'passOn', params: ({ event }) => event.output },
              ],
            },
            onError: 'shown',
          },
        },
        failed: { on: { 'retry.requested': 'loading', 'product.outdated': 'loading' } },
      },
    },
  },
})
export type QuickViewRef = ActorRefFrom<typeof quickViewMachine>
type Snapshot = SnapshotFrom<typeof quickViewMachine>

export const selectIsQuickViewOpen = (snapshot: Snapshot) => snapshot.matches('active')
export const selectQuickViewProduct = (snapshot: Snapshot) => snapshot.context.product
/** The choices that the picker begins with. */
export const selectActivatedSelection = (snapshot: Snapshot) => snapshot.context.selection
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches({ active: 'failed' })
