import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { StoreSettings } from '../../contracts/settings.ts'
import type { InboxRef } from '../../machines/account/inbox.machine.ts'
import { type SessionRef, selectUser } from '../../machines/account/session.machine.ts'
import type { WishlistRef } from '../../machines/account/wishlist/wishlist.machine.ts'
import type { CartRef } from '../../machines/cart/cart.machine.ts'
import type { CartPanelRef } from '../../machines/cart/cartPanel.machine.ts'
import type { OfflineQueueRef } from '../../machines/cart/offline/offlineQueue.machine.ts'
import type { QuickOrderRef } from '../../machines/cart/quickOrder/quickOrder.machine.ts'
import type { SavedRowsRef } from '../../machines/cart/savedRows.machine.ts'
import type { QuickViewRef } from '../../machines/catalogue/quickView.machine.ts'
import type { NewsletterRef } from '../../machines/content/newsletter.machine.ts'
import type { PlacementRef } from '../../machines/orders/placement.machine.ts'
import type { ConnectivityRef } from '../../machines/shell/connectivity.machine.ts'
import type { MegaMenuRef } from '../../machines/shell/megaMenu.machine.ts'
import type { MobileMenuRef } from '../../machines/shell/mobileMenu.machine.ts'
import type { NavigationRef } from '../../machines/shell/navigation.machine.ts'
import type { NotificationBarRef } from '../../machines/shell/notificationBar.machine.ts'
import type { PreferencesRef } from '../../machines/shell/preferences.machine.ts'
import type { SearchPanelRef } from '../../machines/shell/searchPanel.machine.ts'
import type { ToastsRef } from '../../machines/shell/toasts.machine.ts'
import type { TopStripRef } from '../../machines/shell/topStrip.machine.ts'

/** The actors that live as long as the document. */
export interface ShopRefs {
  readonly session: SessionRef
  readonly preferences: PreferencesRef
  readonly connectivity: ConnectivityRef
  readonly navigation: NavigationRef
  readonly notificationBar: NotificationBarRef
  readonly toasts: ToastsRef
  readonly cart: CartRef
  readonly cartPanel: CartPanelRef
  readonly searchPanel: SearchPanelRef
  readonly mobileMenu: MobileMenuRef
  readonly megaMenu: MegaMenuRef
  readonly topStrip: TopStripRef
  readonly newsletter: NewsletterRef
  readonly offlineQueue: OfflineQueueRef
  readonly quickOrder: QuickOrderRef
  readonly savedRows: SavedRowsRef
  readonly quickView: QuickViewRef
  readonly wishlist: WishlistRef
  readonly placement: PlacementRef
  readonly inbox: InboxRef
}

export const ShopContext = createContext<ShopRefs | null>(null)
export const SettingsContext = createContext<StoreSettings | null>(null)

const present = <T>(value: T | null, what: string): T => {
  if (value === null) throw new Error(`${what} is used outside the shell`)
  return value
}

export const useShop = (): ShopRefs => present(useContext(ShopContext), 'the shop')
export const useSettings = (): StoreSettings =>
  present(useContext(SettingsContext), 'the store settings')
/** The logged-in customer. */
export const useUser = () => useSelector(useShop().session, selectUser)
