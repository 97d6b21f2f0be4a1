import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { StoreSettings } from '../../contracts/settings.ts'
import type { CartRef } from '../../machines/cart.machine.ts'
import type { ConnectivityRef } from '../../machines/connectivity.machine.ts'
import type { NotificationBarRef } from '../../machines/notificationBar.machine.ts'
import type { PreferencesRef } from '../../machines/preferences.machine.ts'
import { type SessionRef, selectUser } from '../../machines/session.machine.ts'
import type { ToastsRef } from '../../machines/toasts.machine.ts'

/** The actors that live as long as the document. */
export interface ShopRefs {
  readonly session: SessionRef
  readonly preferences: PreferencesRef
  readonly connectivity: ConnectivityRef
  readonly notificationBar: NotificationBarRef
  readonly toasts: ToastsRef
  readonly cart: CartRef
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
/** Whoever is logged in. */
export const useUser = () => useSelector(useShop().session, selectUser)
