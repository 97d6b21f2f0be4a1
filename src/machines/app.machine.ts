import { type ActorRefFrom, emit, setup } from 'xstate'
import type { Theme } from '../domain/settings/theme.ts'
import type { InboxRef, inboxMachine } from './account/inbox.machine.ts'
import { type SessionRef, sessionMachine } from './account/session.machine.ts'
import type { SessionUser } from './account/sessionSetup.ts'
import type { WishlistRef, wishlistMachine } from './account/wishlist/wishlist.machine.ts'
import { selectIsUnsaved as isWishlistUnsaved } from './account/wishlist/wishlistSelectors.ts'
import type { CartRef, cartMachine } from './cart/cart.machine.ts'
import { type CartPanelRef, cartPanelMachine } from './cart/cartPanel.machine.ts'
import { selectIsUnsaved as isCartUnsaved } from './cart/cartSelectors.ts'
import type { OfflineQueueRef, offlineQueueMachine } from './cart/offline/offlineQueue.machine.ts'
import type { QuickOrderRef, quickOrderMachine } from './cart/quickOrder/quickOrder.machine.ts'
import type { SavedRowsRef, savedRowsMachine } from './cart/savedRows.machine.ts'
import { hasActs as hasSavedActs } from './cart/savedState.ts'
import type { QuickViewRef, quickViewMachine } from './catalogue/quickView.machine.ts'
import { type NewsletterRef, newsletterMachine } from './content/newsletter.machine.ts'
import type { PlacementRef, placementMachine } from './orders/placement.machine.ts'
import { refusesToStart } from './parts/refuses.ts'
import type { Outdated, ShellFact, StockNews } from './parts/shell.ts'
import { type ConnectivityRef, connectivityMachine } from './shell/connectivity.machine.ts'
import { type MegaMenuRef, megaMenuMachine } from './shell/megaMenu.machine.ts'
import { type MobileMenuRef, mobileMenuMachine } from './shell/mobileMenu.machine.ts'
import { type NavigationRef, navigationMachine } from './shell/navigation.machine.ts'
import { type NotificationBarRef, notificationBarMachine } from './shell/notificationBar.machine.ts'
import { type PreferencesRef, preferencesMachine } from './shell/preferences.machine.ts'
import type { RealtimeRef, realtimeMachine } from './shell/realtime.machine.ts'
import { type SearchPanelRef, searchPanelMachine } from './shell/searchPanel.machine.ts'
import { type ToastsRef, toastsMachine } from './shell/toasts.machine.ts'
import { type TopStripRef, topStripMachine } from './shell/topStrip.machine.ts'

/** The content of the cookies when the document starts. */
export interface Stored {
  readonly user: SessionUser | null
  readonly language: string | null
  readonly currency: string | null
  readonly theme: Theme
}

/**
 * The root of the one actor system (docs/architecture.md). It forwards the reports of its children, and emits the
 * events for the outside: navigations, and reloads of everything shown.
 */
export const appMachine = setup({
  types: {
    context: {} as {
      session: SessionRef
      preferences: PreferencesRef
      connectivity: ConnectivityRef
      navigation: NavigationRef
      notificationBar: NotificationBarRef
      toasts: ToastsRef
      cart: CartRef
      offlineQueue: OfflineQueueRef
      realtime: RealtimeRef
      cartPanel: CartPanelRef
      searchPanel: SearchPanelRef
      mobileMenu: MobileMenuRef
      megaMenu: MegaMenuRef
      topStrip: TopStripRef
      newsletter: NewsletterRef
      quickOrder: QuickOrderRef
      savedRows: SavedRowsRef
      quickView: QuickViewRef
      wishlist: WishlistRef
      placement: PlacementRef
      inbox: InboxRef
    },
    input: {} as Stored & { readonly newKey: () => string },
    events: {} as
      | ShellFact
      /** Another page has opened. */
      | { type: 'page.shown' }
      /** Signals of the services. */
      | { type: 'network.failed' }
      | { type: 'session.renewed'; user: SessionUser },
    emitted: {} as
      | { type: 'navigate'; to: string }
      | { type: 'reload'; what: Outdated }
      | Extract<
          ShellFact,
          { type: 'catalogue.changed' | 'product.loaded' | 'address.shown' | 'address.kept' }
        >
      | { type: 'stock.changed'; slug: string; variants: StockNews },
  },
  actors: {
    session: sessionMachine,
    preferences: preferencesMachine,
    connectivity: connectivityMachine,
    navigation: navigationMachine,
    notificationBar: notificationBarMachine,
    toasts: toastsMachine,
    // Their code is for customers only, and loads later (`services/lazyCustomerMachines.ts`).
    cart: refusesToStart<typeof cartMachine>('cart'),
    wishlist: refusesToStart<typeof wishlistMachine>('wishlist'),
    inbox: refusesToStart<typeof inboxMachine>('inbox'),
    placement: refusesToStart<typeof placementMachine>('placement'),
    realtime: refusesToStart<typeof realtimeMachine>('realtime'),
    offlineQueue: refusesToStart<typeof offlineQueueMachine>('offlineQueue'),
    quickOrder: refusesToStart<typeof quickOrderMachine>('quickOrder'),
    savedRows: refusesToStart<typeof savedRowsMachine>('savedRows'),
    quickView: refusesToStart<typeof quickViewMachine>('quickView'),
    cartPanel: cartPanelMachine,
    searchPanel: searchPanelMachine,
    mobileMenu: mobileMenuMachine,
    megaMenu: megaMenuMachine,
    topStrip: topStripMachine,
    newsletter: newsletterMachine,
  },
  delays: {
    /** How old the settings on a visitor's page may be, ms (rule R3). */
    settingsAge: 60_000,
  },
}).createMachine({
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
