import { setup } from 'xstate'
import type { Theme } from '../domain/settings/theme.ts'
import type { InboxRef, inboxMachine } from './account/inbox.machine.ts'
import { type SessionRef, sessionMachine } from './account/session.machine.ts'
import type { SessionUser } from './account/sessionSetup.ts'
import type { WishlistRef, wishlistMachine } from './account/wishlist/wishlist.machine.ts'
import type { CartRef, cartMachine } from './cart/cart.machine.ts'
import { type CartPanelRef, cartPanelMachine } from './cart/cartPanel.machine.ts'
import type { OfflineQueueRef, offlineQueueMachine } from './cart/offline/offlineQueue.machine.ts'
import type { QuickOrderRef, quickOrderMachine } from './cart/quickOrder/quickOrder.machine.ts'
import type { SavedRowsRef, savedRowsMachine } from './cart/savedRows.machine.ts'
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
/** What the root machine is made of: its children, its events and what it tells the outside. */
export const appSetup = setup({
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
})
