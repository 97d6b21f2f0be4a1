import { createContext, type ReactNode, useContext, useState } from 'react'
import { type AnyStateMachine, type ContextFrom, createActor, type StateValue } from 'xstate'
import type { CartRow } from '../../../src/contracts/cart/cartRows.ts'
import { emptyInbox } from '../../../src/machines/account/inbox.machine.ts'
import type { SessionUser } from '../../../src/machines/account/sessionSetup.ts'
import { emptyWishlist } from '../../../src/machines/account/wishlist/wishlistState.ts'
import { closedCart } from '../../../src/machines/cart/cartState.ts'
import { emptyQueue } from '../../../src/machines/cart/offline/emptyQueue.ts'
import { noQuickOrder } from '../../../src/machines/cart/quickOrder/noQuickOrder.ts'
import { noSavedRows } from '../../../src/machines/cart/savedState.ts'
import { noQuickView } from '../../../src/machines/catalogue/quickViewState.ts'
import { machines } from '../../../src/machines/index.ts'
import { noPlacement } from '../../../src/machines/orders/placementState.ts'
import type { Shell } from '../../../src/machines/parts/shell.ts'
import {
  defaultCurrency,
  defaultLanguage,
} from '../../../src/machines/shell/preferences.machine.ts'
import { SettingsContext, ShopContext, type ShopRefs } from '../../../src/views/parts/shop.ts'
import { cartRows, currencies, languages, settings, user } from './samples.ts'

const deaf: Shell = { send: () => undefined }

/** An actor of `machine` that starts in `value`. */
const standingAt = <M extends AnyStateMachine>(
  machine: M,
  value: StateValue,
  context: ContextFrom<M>,
) =>
  createActor(machine as AnyStateMachine, {
    snapshot: machine.resolveState({ value, context }),
    input: undefined,
  }).start()

const nothing = () => undefined
const noEffects = {
  ...{ rememberLanguage: nothing, rememberCurrency: nothing, rememberTheme: nothing },
}
const noCookie = { storeUser: () => undefined, forgetUser: () => undefined }

/** The language and currency of the shop around a view, as codes. */
export const SpokenContext = createContext({ language: 'en', currency: 'INR' })

/** The actors of an app that runs around a view; null if none does. */
export const RunningContext = createContext<ShopRefs | null>(null)

/** The idle shop around a view: lists loaded, a buyer logged in, a cart with rows. */
export const shopAtRest = ({
  rows = cartRows,
  who = user,
  spoken = { language: 'en', currency: 'INR' },
}: {
  rows?: readonly CartRow[]
  who?: SessionUser | null
  spoken?: { language: string; currency: string }
} = {}): ShopRefs => {
  const preferences = machines.preferences.provide({ actions: noEffects })
  const session = machines.session.provide({ actions: noCookie })
  const cart = standingAt(
    machines.cart,
    who ? { open: { reading: 'loaded', writing: 'settled' } } : 'closed',
    {
      ...closedCart,
      ...{ shell: deaf, userId: who?._id ?? '' },
      ...{ held: { version: 1, rows }, newest: 1, known: rows, rows },
    },
  )
  return {
    preferences: standingAt(preferences, 'ready', {
      ...{ languages, currencies },
      ...{ theme: 'system', wanted: spoken, failures: 0 },
      language: languages.find(({ iso_code }) => iso_code === spoken.language) ?? defaultLanguage,
      currency: currencies.find(({ code }) => code === spoken.currency) ?? defaultCurrency,
    }),
    session: standingAt(session, who ? 'verified' : 'guest', {
      shell: deaf,
      user: who,
      ...{ credentials: { email: '', password: '' }, acts: [], path: '/login' },
      ...{ problems: {}, refusal: null, wanted: null, elsewhere: null },
    }),
    cart,
    placement: standingAt(machines.placement, who ? 'idle' : 'off', {
      ...noPlacement,
      ...{ shell: deaf, acts: [], newKey: () => 'key-at-rest', userId: who?._id ?? '' },
    }),
    connectivity: standingAt(machines.connectivity, 'online', {
      ...{ shell: deaf, failures: 0, losses: 0 },
    }),
    navigation: standingAt(machines.navigation, 'idle', {
      ...{ path: '/', problem: null, opened: null },
    }),
    notificationBar: standingAt(machines.notificationBar, 'hidden', { queue: [] }),
    toasts: standingAt(machines.toasts, {}, { toasts: [], nextId: 1 }),
    cartPanel: standingAt(machines.cartPanel, 'closed', { shell: deaf, dropped: [] }),
    searchPanel: standingAt(machines.searchPanel, 'closed', {
      ...{ shell: deaf, text: '', recent: [], popular: [] },
      suggestions: { products: [], total: 0 },
    }),
    mobileMenu: standingAt(machines.mobileMenu, 'closed', { path: [] }),
    megaMenu: standingAt(machines.megaMenu, 'closed', {}),
    topStrip: standingAt(machines.topStrip, { place: 'shown', announcement: 'running' }, { y: 0 }),
    offlineQueue: standingAt(machines.offlineQueue, who ? { open: 'resting' } : 'closed', {
      ...emptyQueue,
      ...{ shell: deaf, cart, newKey: () => 'key-at-rest', userId: who?._id ?? '' },
    }),
    quickOrder: standingAt(machines.quickOrder, 'closed', {
      ...noQuickOrder,
      ...{ shell: deaf, cart, newKey: () => 'key-at-rest' },
    }),
    savedRows: standingAt(machines.savedRows, 'closed', {
      ...noSavedRows,
      ...{ shell: deaf, cart, newKey: () => 'key-at-rest' },
    }),
    quickView: standingAt(machines.quickView, 'none', { shell: deaf, ...noQuickView }),
    wishlist: standingAt(
      machines.wishlist,
      who
        ? {
            open: {
              ...{ reading: 'loaded', acting: 'idle', removing: 'none' },
              ...{ asking: 'no', moving: 'none' },
            },
          }
        : 'closed',
      {
        ...emptyWishlist,
        ...{ shell: deaf, newKey: () => 'key-at-rest', userId: who?._id ?? '', isKnown: true },
      },
    ),
    inbox: standingAt(
      machines.inbox,
      who ? { open: { reading: 'loaded', telling: 'idle' } } : 'closed',
      { ...emptyInbox, userId: who?._id ?? '' },
    ),
    newsletter: standingAt(machines.newsletter, 'editing', {
      shell: deaf,
      email: '',
      problem: null,
    }),
  } as ShopRefs
}

/** The context of the shop's views; `refs` replace the idle actors, and those of a running app replace all. */
export function Shop({
  refs = {},
  who = user,
  children,
}: {
  refs?: Partial<ShopRefs>
  who?: SessionUser | null
  children: ReactNode
}) {
  const spoken = useContext(SpokenContext)
  const running = useContext(RunningContext)
  const [rest] = useState(() => shopAtRest({ who, spoken }))
  return (
    <ShopContext value={{ ...rest, ...refs, ...running }}>
      <SettingsContext value={settings}>{children}</SettingsContext>
    </ShopContext>
  )
}
