import { type ActorRefFrom, emit } from 'xstate'
import { selectIsUnsaved as isWishlistUnsaved } from './account/wishlist/wishlistSelectors.ts'
import { appSetup } from './appSetup.ts'
import { selectIsUnsaved as isCartUnsaved } from './cart/cartSelectors.ts'
import { hasActs as hasSavedActs } from './cart/savedState.ts'

/**
 * The root of the one actor system (docs/architecture.md). It forwards the reports of its children, and emits the
 * events for the outside: navigations, and reloads of everything shown.
 */
export const appMachine = appSetup.createMachine({
  id: 'app',
  context: ({ input, spawn, self }) => {
    const cart = spawn('cart', { id: 'cart', input: { shell: self } })
    const wishlist = spawn('wishlist', {
      id: 'wishlist',
      input: { shell: self, newKey: input.newKey },
    })
    const savedRows = spawn('savedRows', {
      id: 'savedRows',
      input: { shell: self, cart, newKey: input.newKey },
    })
    const actsOfCart = [
      { ref: cart, isUnsaved: isCartUnsaved },
      { ref: savedRows, isUnsaved: hasSavedActs },
    ]
    const acts = [...actsOfCart, { ref: wishlist, isUnsaved: isWishlistUnsaved }]
    return {
      cart,
      placement: spawn('placement', {
        id: 'placement',
        input: { shell: self, acts: actsOfCart, newKey: input.newKey },
      }),
      offlineQueue: spawn('offlineQueue', {
        id: 'offlineQueue',
        input: { shell: self, cart, newKey: input.newKey },
      }),
      quickOrder: spawn('quickOrder', {
        id: 'quickOrder',
        input: { shell: self, cart, newKey: input.newKey },
      }),
      savedRows,
      inbox: spawn('inbox', { id: 'inbox' }),
      notificationBar: spawn('notificationBar', { id: 'notificationBar' }),
      toasts: spawn('toasts', { id: 'toasts' }),
      navigation: spawn('navigation', { id: 'navigation' }),
      connectivity: spawn('connectivity', { id: 'connectivity', input: { shell: self } }),
      preferences: spawn('preferences', {
        id: 'preferences',
        input: { language: input.language, currency: input.currency, theme: input.theme },
      }),
      realtime: spawn('realtime', { id: 'realtime', input: { shell: self } }),
      cartPanel: spawn('cartPanel', { id: 'cartPanel', input: { shell: self } }),
      searchPanel: spawn('searchPanel', { id: 'searchPanel', input: { shell: self } }),
      mobileMenu: spawn('mobileMenu', { id: 'mobileMenu' }),
      megaMenu: spawn('megaMenu', { id: 'megaMenu' }),
      topStrip: spawn('topStrip', { id: 'topStrip' }),
      newsletter: spawn('newsletter', { id: 'newsletter', input: { shell: self } }),
      quickView: spawn('quickView', { id: 'quickView', input: { shell: self } }),
      wishlist,
      session: spawn('session', { id: 'session', input: { shell: self, user: input.user, acts } }),
    }
  },
  on: {
    said: { actions: ({ context, event }) => context.notificationBar.send(event) },
    'toast.raised': { actions: ({ context, event }) => context.toasts.send(event) },
    departed: { actions: emit(({ event }) => ({ type: 'navigate', to: event.to })) },
    'cart.changed': {
      actions: ({ context, event }) => context.cart.send(event),
    },
    'product.added': { actions: ({ context, event }) => context.wishlist.send(event) },
    'product.changed': { actions: ({ context, event }) => context.cart.send(event) },
    'stock.changed': {
      actions: [({ context, event }) => context.cart.send(event), emit(({ event }) => event)],
    },
    'connection.opened': { actions: ({ context, event }) => context.cart.send(event) },
    'page.left': {
      actions: ({ context, event }) => {
        context.cart.send(event)
        context.wishlist.send(event)
      },
    },
    'offline.continued': {
      actions: ({ context, event }) => {
        context.cart.send(event)
        context.offlineQueue.send(event)
      },
    },
    'commands.made': { actions: ({ context, event }) => context.offlineQueue.send(event) },
    'commands.changed': { actions: ({ context, event }) => context.cart.send(event) },
    'commands.sent': { actions: ({ context, event }) => context.cart.send(event) },
    'order.submitted': { actions: ({ context, event }) => context.placement.send(event) },
    'location.shown': {
      actions: ({ context, event }) => {
        context.placement.send(event)
        context.session.send(event)
        context.inbox.send(event)
      },
    },
    'catalogue.changed': { actions: emit(({ event }) => event) },
    'product.loaded': { actions: emit(({ event }) => event) },
    'address.shown': { actions: emit(({ event }) => event) },
    'address.kept': { actions: emit(({ event }) => event) },
    'wishlist.changed': { actions: ({ context, event }) => context.wishlist.send(event) },
    'login.needed': { actions: ({ context, event }) => context.session.send(event) },
    'cart.outdated': { actions: ({ context, event }) => context.cart.send(event) },
    'cart.received': { actions: ({ context, event }) => context.cart.send(event) },
    'message.added': { actions: ({ context, event }) => context.inbox.send(event) },
    'inbox.outdated': { actions: ({ context, event }) => context.inbox.send(event) },
    'product.activated': { actions: ({ context, event }) => context.quickView.send(event) },
    'line.removed': { actions: ({ context, event }) => context.cart.send(event) },
    // Panels that were open belong to the previous page.
    'page.shown': {
      actions: ({ context, event }) => {
        context.cartPanel.send({ type: 'panel.closed' })
        context.searchPanel.send({ type: 'panel.closed' })
        context.mobileMenu.send({ type: 'panel.closed' })
        context.megaMenu.send({ type: 'panel.closed' })
        context.quickView.send({ type: 'panel.closed' })
        context.wishlist.send(event)
      },
    },
    'session.opened': {
      target: '.customer',
      actions: ({ context, event }) => {
        context.cart.send({ type: 'cart.opened', userId: event.userId })
        context.wishlist.send({ type: 'wishlist.opened', userId: event.userId })
        context.inbox.send({ type: 'inbox.opened', userId: event.userId })
        context.placement.send(event)
        context.offlineQueue.send(event)
        context.realtime.send(event)
      },
    },
    'session.closed': {
      target: '.visitor',
      actions: [
        ({ context, event }) => {
          context.cart.send({ type: 'cart.closed' })
          context.wishlist.send({ type: 'wishlist.closed' })
          context.inbox.send({ type: 'inbox.closed' })
          context.quickView.send({ type: 'panel.closed' })
          context.cartPanel.send(event)
          context.searchPanel.send(event)
          context.quickOrder.send(event)
          context.savedRows.send(event)
          context.offlineQueue.send(event)
          context.placement.send(event)
          context.realtime.send(event)
        },
        emit({ type: 'reload', what: 'everything' }),
      ],
    },
    'connectivity.restored': {
      actions: [
        ({ context, event }) => {
          context.preferences.send({ type: 'lists.requested' })
          context.cart.send({ type: 'cart.outdated' })
          context.wishlist.send({ type: 'wishlist.outdated' })
          context.inbox.send({ type: 'inbox.outdated' })
          context.savedRows.send({ type: 'rows.outdated' })
          context.quickView.send({ type: 'product.outdated' })
          context.placement.send(event)
          context.offlineQueue.send(event)
          context.realtime.send(event)
          context.toasts.send(event)
        },
        emit({ type: 'reload', what: 'everything' }),
      ],
    },
    'product.shown': { actions: ({ context, event }) => context.realtime.send(event) },
    'shop.changed': {
      actions: [
        ({ context, event }) => {
          if (event.what === 'product' || event.what === 'everything')
            context.quickView.send({ type: 'product.outdated' })
          if (event.what === 'ownLists' || event.what === 'everything')
            context.savedRows.send({ type: 'rows.outdated' })
        },
        emit(({ event }) => ({ type: 'reload', what: event.what })),
      ],
    },
    'network.failed': {
      actions: ({ context, event }) => {
        context.connectivity.send(event)
        context.toasts.send(event)
      },
    },
    'session.rejected': { actions: ({ context, event }) => context.session.send(event) },
    'session.renewed': { actions: ({ context, event }) => context.session.send(event) },
  },
  initial: 'visitor',
  states: {
    /** Has no socket: it polls for the team's changes to the shop. */
    visitor: {
      after: {
        settingsAge: {
          target: 'visitor',
          reenter: true,
          actions: emit({ type: 'reload', what: 'settings' }),
        },
      },
    },
    customer: {},
  },
})
export type AppRef = ActorRefFrom<typeof appMachine>
