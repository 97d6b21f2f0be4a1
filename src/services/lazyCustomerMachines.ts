import { afterToggle } from '../domain/account/wishAct.ts'
import { emptyWishlist } from '../machines/account/wishlist/wishlistState.ts'
import { closedCart } from '../machines/cart/cartState.ts'
import { emptyQueue } from '../machines/cart/offline/emptyQueue.ts'
import { noQuickOrder } from '../machines/cart/quickOrder/noQuickOrder.ts'
import { noSavedRows } from '../machines/cart/savedState.ts'
import { noQuickView } from '../machines/catalogue/quickViewState.ts'
import { noPlacement } from '../machines/orders/placementState.ts'
import { notConnected } from '../machines/shell/realtimeState.ts'
import type { Services } from './actors.ts'
import type { CustomerMachines } from './customerMachines.ts'
import { NetworkError } from './parts/failures.ts'
import { lazyMachine } from './parts/lazyMachine.ts'

/** The same machines. Their code loads together at login: a guest never loads it. */
export const lazyCustomerMachines = (services: Services): CustomerMachines => {
  let loading: Promise<CustomerMachines> | undefined

  const load = () => {
    loading ??= services
      .loadCode(() => import('./customerMachines.ts'))
      .then(
        ({ provideCustomerMachines }) => provideCustomerMachines(services),
        (cause: unknown) => {
          loading = undefined
          throw new NetworkError('the code of the cart did not load', { cause })
        },
      )
    return loading
  }

  return {
    cart: lazyMachine({
      id: 'cart',
      context: closedCart,
      ...{ opens: 'cart.opened', closes: 'cart.closed', retries: 'cart.outdated' },
      load: async () => (await load()).cart,
    }),
    wishlist: lazyMachine({
      id: 'wishlist',
      context: emptyWishlist,
      ...{ opens: 'wishlist.opened', closes: 'wishlist.closed', retries: 'wishlist.outdated' },
      shows: { 'wish.toggled': (wishes, { productId }) => afterToggle(wishes, productId) },
      load: async () => (await load()).wishlist,
    }),
    inbox: lazyMachine({
      id: 'inbox',
      context: {
        userId: '',
        messages: [],
        unsent: [],
        sending: [],
        loadFailures: 0,
        sendFailures: 0,
        path: null,
      },
      ...{ opens: 'inbox.opened', closes: 'inbox.closed', retries: 'inbox.outdated' },
      load: async () => (await load()).inbox,
    }),
    placement: lazyMachine({
      id: 'placement',
      context: noPlacement,
      ...{ opens: 'session.opened', closes: 'session.closed', retries: 'connectivity.restored' },
      load: async () => (await load()).placement,
    }),
    quickView: lazyMachine({
      id: 'quickView',
      context: noQuickView,
      ...{ opens: 'product.activated', closes: 'panel.closed', retries: 'product.outdated' },
      load: async () => (await load()).quickView,
    }),
    offlineQueue: lazyMachine({
      id: 'offlineQueue',
      context: emptyQueue,
      ...{ opens: 'session.opened', closes: 'session.closed', retries: 'connectivity.restored' },
      load: async () => (await load()).offlineQueue,
    }),
    quickOrder: lazyMachine({
      id: 'quickOrder',
      context: noQuickOrder,
      opens: ['text.typed', 'list.pasted', 'file.chosen', 'lines.given', 'list.restored'],
      ...{ closes: 'session.closed', retries: 'text.submitted' },
      shows: { 'text.typed': (_, { text }) => ({ text }) },
      load: async () => (await load()).quickOrder,
    }),
    savedRows: lazyMachine({
      id: 'savedRows',
      context: noSavedRows,
      ...{ opens: 'page.opened', closes: 'session.closed', retries: 'retry.requested' },
      load: async () => (await load()).savedRows,
    }),
    realtime: lazyMachine({
      id: 'realtime',
      context: notConnected,
      ...{ opens: 'session.opened', closes: 'session.closed', retries: 'connectivity.restored' },
      // A page and the quick view over it each show a product, so their events are of different kinds.
      kindOf: (event) => ('place' in event ? `${event.type} ${event.place}` : event.type),
      load: async () => (await load()).realtime,
    }),
  }
}
