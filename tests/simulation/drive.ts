import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import { termsNow } from '../../mocks/shop/settings/settings.ts'
import type { ListSummary } from '../../src/contracts/cart/lists.ts'
import type { Product } from '../../src/contracts/catalogue/product.ts'
import { cartTotals, groupCart } from '../../src/domain/cart/cartLines.ts'
import { toMilligrams } from '../../src/domain/settings/money.ts'
import {
  selectIsLoggingIn,
  selectToken,
  selectUser,
} from '../../src/machines/account/session.machine.ts'
import type { SessionUser } from '../../src/machines/account/sessionSetup.ts'
import * as wishlist from '../../src/machines/account/wishlist/wishlistSelectors.ts'
import type { AppRef } from '../../src/machines/app.machine.ts'
import * as cart from '../../src/machines/cart/cartSelectors.ts'
import { checkoutMachine } from '../../src/machines/orders/checkout.machine.ts'
import { selectIsOrdering, selectRefusal } from '../../src/machines/orders/placementSelectors.ts'
import { inItsWords, type Sentence, type StockNews } from '../../src/machines/parts/shell.ts'
import { selectIsCovered } from '../../src/machines/shell/connectivity.machine.ts'
import { selectCurrency } from '../../src/machines/shell/preferences.machine.ts'
import { provideApp } from '../../src/services/actors.ts'
import { provideLists, provideSaveList } from '../../src/services/cart/lists.actors.ts'
import { provideVariantPicker } from '../../src/services/catalogue/variantPicker.actors.ts'
import { provideCustomerMachines } from '../../src/services/customerMachines.ts'
import { driveCart, drivePanel, driveQueue, driveQuickOrder } from './driveCart.ts'
import { driveLists, driveSaved, driveSaveList } from './driveLists.ts'
import { driveHeart, drivePicker, driveWishlist } from './driveProducts.ts'
import type { TabClock } from './world/clock.ts'
import { createSlots, type TabServices } from './world/slots.ts'

/**
 * The only knowledge of the client's machines in the simulation: which event a press in a view sends, when the view
 * allows it, and what it shows. If a machine changes, only this file and the others named `drive…` change.
 */

/** Whether a tab is notified of wishes that change elsewhere; the contract has no event for them. */
export const wishesAreTold = false

export interface ShownRow {
  readonly rowId: string
  readonly variant: string
  readonly slug: string
  readonly quantity: number
  readonly stock: number
}

/** The events that the machines emit to the outside. */
export interface AppListener {
  readonly onWord: (sentence: Sentence) => void
  readonly onNavigate: (to: string) => void
  readonly onReload: () => void
  readonly onStock: (slug: string, variants: StockNews) => void
  readonly onQuickView: (product: Product | null) => void
  readonly onError: (where: string, error: unknown) => void
}

interface Surroundings {
  readonly tab: number
  readonly services: TabServices
  readonly tabClock: TabClock
  readonly listener: AppListener
  /** Receives the session before its first call. */
  readonly onSession: (session: {
    readonly user: () => SessionUser | null
    readonly token: () => string | undefined
  }) => void
}

const idle = fromCallback<EventObject>(() => undefined)

const machinesOf = createSlots((services) => {
  const customer = provideCustomerMachines(services, services)
  const { app, ...children } = provideApp(services, {
    ...customer,
    // The same schedule always runs in the same way.
    realtime: customer.realtime.provide({ delays: { backOff: 1_000 } }),
  })
  return {
    app: app.provide({
      actors: {
        topStrip: children.topStrip.provide({ actors: { watchScroll: idle } }),
        connectivity: children.connectivity.provide({
          actors: { watchBrowser: idle, probe: fromPromise<void>(services.probe) },
        }),
      },
    }),
    picker: provideVariantPicker(services),
    saveList: provideSaveList(services),
    lists: provideLists(services),
  }
})

/** Starts the same as `compose`: the one actor system of a document, on the simulated clock. */
export const startApp = ({ tab, services, tabClock, listener, onSession }: Surroundings) => {
  const machines = machinesOf(tab, services)
  const clock = tabClock.forActors
  const { cookies } = services
  const root: AppRef = createActor(machines.app, {
    clock,
    input: {
      ...{ user: cookies.readUser(), language: cookies.readLanguage() },
      ...{ currency: cookies.readCurrency(), theme: cookies.readTheme(), newKey: services.newKey },
    },
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event' || inspected.actorRef !== root) return
      const { event } = inspected
      if (event.type === 'said' || event.type === 'toast.raised') listener.onWord(event.sentence)
    },
  })
  root.subscribe({ error: (error) => listener.onError('app', error) })
  root.on('navigate', ({ to }) => listener.onNavigate(to))
  root.on('reload', ({ what }) => {
    if (what === 'product' || what === 'everything') listener.onReload()
  })
  root.on('stock.changed', ({ slug, variants }) => listener.onStock(slug, variants))
  const refs = root.getSnapshot().context
  onSession({
    user: () => selectUser(refs.session.getSnapshot()),
    token: () => selectToken(refs.session.getSnapshot()),
  })
  root.start()
  let quickViewed: Product | null = null
  refs.quickView.subscribe(({ context: { product } }) => {
    if (product === quickViewed) return
    quickViewed = product
    listener.onQuickView(product)
  })

  let refusal: ReturnType<typeof selectRefusal> = null
  // A refused order is shown on the checkout itself.
  refs.placement.subscribe((snapshot) => {
    const shown = selectRefusal(snapshot)
    if (shown && shown !== refusal) listener.onWord(inItsWords(shown))
    refusal = shown
  })

  const rows = (): readonly ShownRow[] =>
    cart.selectRows(refs.cart.getSnapshot()).map(({ _id, cart: row }) => ({
      ...{ rowId: _id, variant: row.productId, slug: row.productSlug },
      ...{ quantity: row.quantity, stock: row.stock },
    }))

  return {
    rows,
    cartRows: () => cart.selectRows(refs.cart.getSnapshot()),
    badge: () => cart.selectLineCount(refs.cart.getSnapshot()),
    /** As `sumsOf` writes those of the shop. */
    totals: () => {
      const { quantity, weight, price } = totals()
      return `${quantity} pieces, ${toMilligrams(weight)} mg, ${price} paise`
    },
    hasCartFailed: () => cart.selectHasFailed(refs.cart.getSnapshot()),
    retryCart: () => refs.cart.send({ type: 'cart.outdated' }),
    /** The products whose hearts are on. */
    wished: () => wishlist.selectWished(refs.wishlist.getSnapshot()),
    wishes: () => refs.wishlist.getSnapshot().context,
    user: () => selectUser(refs.session.getSnapshot()),
    /** The overlay of a lost connection covers everything. */
    isCovered: () => selectIsCovered(refs.connectivity.getSnapshot()),
    onCartShown: (listen: () => void) => void refs.cart.subscribe(listen),

    pageShown: () => root.send({ type: 'page.shown' }),
    pageLeft: () => root.send({ type: 'page.left' }),
    locationShown: (path: string) => root.send({ type: 'location.shown', path }),
    productShown: (slug: string | null) =>
      root.send({ type: 'product.shown', place: 'page', slug }),
    networkFailed: () => tell({ type: 'network.failed' }),
    sessionRejected: (token: string) => tell({ type: 'session.rejected', token }),
    say: (key: 'session.loginRequired') => root.send({ type: 'said', sentence: { key } }),

    cart: driveCart(refs.cart),
    queue: driveQueue(refs.connectivity, refs.offlineQueue),
    list: driveQuickOrder(refs.quickOrder),
    saved: driveSaved(refs.savedRows),
    panel: drivePanel(refs.cartPanel),
    wishlist: driveWishlist(refs.wishlist),
    session: {
      canLogin: () =>
        selectUser(refs.session.getSnapshot()) === null &&
        !selectIsLoggingIn(refs.session.getSnapshot()),
      login: (email: string, password: string) =>
        refs.session.send({ type: 'login.submitted', email, password }),
      logout: () => refs.session.send({ type: 'logout.requested' }),
    },
    quickView: (slug: string) => refs.quickView.send({ type: 'product.activated', slug }),

    openPicker: (product: Product) => {
      const picker = createActor(machines.picker, {
        ...{ clock, input: { shell: root, cart: refs.cart, product } },
      })
      picker.subscribe({ error: (error) => listener.onError('variantPicker', error) })
      picker.start()
      return drivePicker(picker, product)
    },
    openHeart: (product: Product) => driveHeart(refs.wishlist, product),
    openCheckout: () => openCheckout(),
    openSaveList: () => driveSaveList(machines.saveList, { clock, input: { shell: root } }),
    openLists: (lists: readonly ListSummary[]) => {
      const input = { shell: root, quickOrder: refs.quickOrder, lists }
      return driveLists(machines.lists, { clock, input })
    },
    stop: () => root.stop(),
  }

  function tell(event: Parameters<AppRef['send']>[0]) {
    if (root.getSnapshot().status === 'active') root.send(event)
  }

  function currency() {
    return selectCurrency(refs.preferences.getSnapshot())
  }

  function totals() {
    return cartTotals(groupCart(cart.selectRows(refs.cart.getSnapshot()), currency()))
  }

  /** Ordering the cart. */
  function openCheckout() {
    const checkout = createActor(checkoutMachine.provide({ actions: { keepDraft: () => {} } }), {
      clock,
      input: { shell: root, cart: refs.cart, addresses: [], terms: termsNow(Date.UTC(2026, 0, 1)) },
    })
    checkout.subscribe({ error: (error) => listener.onError('checkout', error) })
    checkout.start()
    return {
      canOrder: () => totals().canOrder && !selectIsOrdering(refs.placement.getSnapshot()),
      /** @returns the Idempotency-Key of the attempt */
      order: (address: Readonly<Record<string, string>>): string => {
        checkout.send({ type: 'order.submitted', form: address, currency: currency() })
        return refs.placement.getSnapshot().context.key
      },
      stop: () => checkout.stop(),
    }
  }
}
export type App = ReturnType<typeof startApp>
export type Picker = ReturnType<App['openPicker']>
export type Heart = ReturnType<App['openHeart']>
export type Checkout = ReturnType<App['openCheckout']>
export type Saving = ReturnType<App['openSaveList']>
export type Lists = ReturnType<App['openLists']>
