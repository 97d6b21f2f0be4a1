import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Product } from '../../contracts/catalogue/product.ts'
import { refuses, refusesToAct } from '../parts/refuses.ts'
import type { ProductActivated, Shell } from '../parts/shell.ts'
import { noQuickView, type QuickViewState } from './quickViewState.ts'

/**
 * The quick view (rule H6): shows a product over the page that lists it, where the buyer can pick it. The header is
 * hidden while it is open. Changes of the product at the shop show at once.
 */
export const quickViewMachine = setup({
  types: {
    context: {} as QuickViewState & { readonly shell: Shell },
    input: {} as { shell: Shell },
    events: {} as
      | ProductActivated
      | { type: 'panel.closed' }
      | { type: 'retry.requested' }
      /** Something in the shop has changed, perhaps this product. */
      | { type: 'product.outdated' },
  },
  actors: {
    /** null if the product is no longer sold. */
    loadProduct: refuses<Product | null, { slug: string }>('loadProduct'),
  },
  actions: {
    keepProduct: assign({ product: (_, product: Product | null) => product }),
    /** Counts that `context.product` was opened. */
    countView: refusesToAct('countView'),
    passOn: ({ context: { shell, product } }) => {
      if (product) shell.send({ type: 'product.loaded', product })
    },
    tellShown: ({ context: { shell } }, slug: string | null) =>
      shell.send({ type: 'product.shown', place: 'quickView', slug }),
  },
  guards: { isSold: (_, product: Product | null) => product !== null },
}).createMachine({
  id: 'quickView',
  context: ({ input: { shell } }) => ({ shell, ...noQuickView }),
  initial: 'none',
  states: {
    none: {
      on: {
        'product.activated': {
          target: 'active',
          actions: assign({
            slug: ({ event }) => event.slug,
            selection: ({ event }) => event.selection ?? {},
            sku: ({ event }) => event.sku ?? null,
          }),
        },
      },
    },
    active: {
      initial: 'loading',
      // Sent before the product is loaded, so that changes during the load are received.
      entry: { type: 'tellShown', params: ({ context }) => context.slug },
      exit: [assign(noQuickView), { type: 'tellShown', params: null }],
      on: { 'panel.closed': 'none' },
      states: {
        loading: {
          // An answer from before the change would be stale.
          on: { 'product.outdated': { target: 'loading', reenter: true } },
          invoke: {
            src: 'loadProduct',
            input: ({ context: { slug } }) => ({ slug }),
            onDone: [
              {
                guard: { type: 'isSold', params: ({ event }) => event.output },
                target: 'shown',
                actions: [
                  { type: 'keepProduct', params: ({ event }) => event.output },
                  'countView',
                ],
              },
              { target: 'withdrawn' },
            ],
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
            onDone: [
              {
                guard: { type: 'isSold', params: ({ event }) => event.output },
                target: 'shown',
                actions: [{ type: 'keepProduct', params: ({ event }) => event.output }, 'passOn'],
              },
              { target: 'withdrawn' },
            ],
            onError: 'shown',
          },
        },
        /** The product is no longer sold. */
        withdrawn: {
          entry: assign({ product: null }),
          on: { 'product.outdated': 'loading' },
        },
        failed: { on: { 'retry.requested': 'loading', 'product.outdated': 'loading' } },
      },
    },
  },
})
export type QuickViewRef = ActorRefFrom<typeof quickViewMachine>
