import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import { termsNow } from '../../mocks/shop/settings/settings.ts'
import type { ListSummary } from '../../src/contracts/cart/lists.ts'
import type { Product } from '../../src/contracts/catalogue/product.ts'
import { messages, replies } from '../../src/contracts/messages/messages.ts'
import { cartTotals, groupCart } from '../../src/domain/cart/cartLines.ts'
import { pickedLevels, variantsOf } from '../../src/domain/catalogue/variants.ts'
import { toMilligrams } from '../../src/domain/settings/money.ts'
import {
  selectIsLoggingIn,
  selectToken,
  selectUser,
} from '../../src/machines/account/session.machine.ts'
import type { SessionUser } from '../../src/machines/account/sessionSetup.ts'
import * as wishlist from '../../src/machines/account/wishlist/wishlistSelectors.ts'
import type { AppRef } from '../../src/machines/app.machine.ts'
import { selectDropped, selectIsCartOpen } from '../../src/machines/cart/cartPanel.machine.ts'
import * as cart from '../../src/machines/cart/cartSelectors.ts'
import { readyLines } from '../../src/machines/cart/quickOrder/quickOrderState.ts'
import {
  selectIsAdding,
  selectPieces,
} from '../../src/machines/catalogue/variantPickerSelectors.ts'
import { checkoutMachine } from '../../src/machines/orders/checkout.machine.ts'
import { selectIsOrdering, selectRefusal } from '../../src/machines/orders/placementSelectors.ts'
import { inItsWords, type Sentence, type StockNews } from '../../src/machines/parts/shell.ts'
import { selectIsCovered } from '../../src/machines/shell/connectivity.machine.ts'
import { selectCurrency } from '../../src/machines/shell/preferences.machine.ts'
import { provideApp } from '../../src/services/actors.ts'
import { provideLists, provideSaveList } from '../../src/services/cart/lists.actors.ts'
import { provideVariantPicker } from '../../src/services/catalogue/variantPicker.actors.ts'
import { provideCustomerMachines } from '../../src/services/customerMachines.ts'
import { driveLists, driveSaved, driveSaveList } from './driveLists.ts'
import type { TabClock } from './world/clock.ts'
import { createSlots, type TabServices } from './world/slots.ts'

/**
 * The only knowledge of the client's machines in the simulation: which event a press in a view sends, when the view
 * allows it, and what it shows. If a machine changes, only this file and `driveLists.ts`
 * change.
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

    cart: {
      plus: (rowId: string) => refs.cart.send({ type: 'row.incremented', rowId }),
      minus: (rowId: string) => refs.cart.send({ type: 'row.decremented', rowId }),
      type: (rowId: string, quantity: number) =>
        refs.cart.send({ type: 'quantity.typed', rowId, quantity }),
      removeRow: (rowId: string) => refs.cart.send({ type: 'row.removed', rowId }),
      removeLine: (productSlug: string) => refs.cart.send({ type: 'line.removed', productSlug }),
    },
    queue: {
      continueOffline: () => refs.connectivity.send({ type: 'offline.continued' }),
      /** The changes that wait for an answer, with the wanted pieces and those in the cart. */
      questions: () => {
        const { questions, commands } = refs.offlineQueue.getSnapshot().context
        return questions.map(({ productId: variant, now }) => ({
          ...{ variant, now },
          quantity: commands.find(({ productId }) => productId === variant)?.quantity ?? 0,
        }))
      },
      insist: (productId: string) =>
        refs.offlineQueue.send({ type: 'command.insisted', productId }),
      undo: (productId: string) => refs.offlineQueue.send({ type: 'command.undone', productId }),
    },
    list: {
      give: (code: string, quantity: number) =>
        refs.quickOrder.send({
          type: 'lines.given',
          lines: [{ code, quantity: String(quantity) }],
        }),
      /** The lines that would be added now. */
      ready: () =>
        readyLines(refs.quickOrder.getSnapshot().context).map(({ id: variant, quantity }) => ({
          ...{ variant, quantity },
        })),
      canAdd: () => refs.quickOrder.getSnapshot().can({ type: 'lines.submitted' }),
      add: () => refs.quickOrder.send({ type: 'lines.submitted' }),
    },
    saved: driveSaved(refs.savedRows),
    panel: {
      isOpen: () => selectIsCartOpen(refs.cartPanel.getSnapshot()),
      dropped: () => selectDropped(refs.cartPanel.getSnapshot()),
      open: () => refs.cartPanel.send({ type: 'panel.opened' }),
      close: () => refs.cartPanel.send({ type: 'panel.closed' }),
      drop: (productSlug: string) => refs.cartPanel.send({ type: 'line.dropped', productSlug }),
      undo: () => refs.cartPanel.send({ type: 'drop.undone' }),
      order: () => refs.cartPanel.send({ type: 'order.chosen' }),
    },
    wishlist: {
      isShown: (id: string) => {
        const now = refs.wishlist.getSnapshot()
        return !wishlist.selectIsRead(now) || wishlist.selectIsWished(id)(now)
      },
      undoable: () => wishlist.selectUndoable(refs.wishlist.getSnapshot()).length,
      asked: () => wishlist.selectAskedCount(refs.wishlist.getSnapshot()),
      canMove: () => !wishlist.selectIsMoving(refs.wishlist.getSnapshot()),
      drop: (productIds: readonly string[]) =>
        refs.wishlist.send({ type: 'wishes.dropped', productIds }),
      undo: () => refs.wishlist.send({ type: 'drop.undone' }),
      askAll: (productIds: readonly string[]) =>
        refs.wishlist.send({ type: 'removal.asked', productIds }),
      confirmAll: () => refs.wishlist.send({ type: 'removal.confirmed' }),
      cancelAll: () => refs.wishlist.send({ type: 'removal.cancelled' }),
      move: ({ _id, slug, directly }: Product) =>
        refs.wishlist.send({ type: 'move.requested', product: { _id, slug, directly } }),
    },
    session: {
      canLogin: () =>
        selectUser(refs.session.getSnapshot()) === null &&
        !selectIsLoggingIn(refs.session.getSnapshot()),
      login: (email: string, password: string) =>
        refs.session.send({ type: 'login.submitted', email, password }),
      logout: () => refs.session.send({ type: 'logout.requested' }),
    },
    quickView: (slug: string) => refs.quickView.send({ type: 'product.activated', slug }),

    openPicker: (product: Product) => openPicker(product),
    openHeart: (product: Product) => openHeart(product),
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

  /** Picking what to order of a product, on its page or in the quick view. */
  function openPicker(product: Product) {
    const input = { shell: root, cart: refs.cart, product }
    const picker = createActor(machines.picker, { clock, input })
    picker.subscribe({ error: (error) => listener.onError('variantPicker', error) })
    picker.start()
    return {
      product,
      /** Pieces that were typed since the last add, by variant: kept by the simulation. */
      typed: new Map<string, number>(),
      refresh: (fresh: Product) => picker.send({ type: 'product.refreshed', product: fresh }),
      choose: (variant: string) => {
        const values = variantsOf(product).find((each) => each.productId === variant)?.values
        for (const { _id } of pickedLevels(product))
          picker.send({ type: 'value.chosen', attribute: _id, value: values?.[_id] ?? '' })
      },
      /** The variants whose quantity can be typed now. */
      countable: (): readonly string[] => {
        const { context } = picker.getSnapshot()
        return variantsOf(product)
          .filter(({ values }) =>
            pickedLevels(product).every(({ _id }) => context.selection[_id] === values[_id]),
          )
          .map(({ productId }) => productId)
      },
      pieces: (variant: string) => selectPieces(variant)(picker.getSnapshot()),
      type: (variant: string, quantity: number) =>
        picker.send({ type: 'quantity.typed', productId: variant, quantity }),
      canAdd: () => !selectIsAdding(picker.getSnapshot()),
      add: () => picker.send({ type: 'add.requested' }),
      stop: () => picker.stop(),
    }
  }

  /** The heart of a product. */
  function openHeart({ _id: productId }: Product) {
    return {
      productId,
      isWished: () => wishlist.selectIsWished(productId)(refs.wishlist.getSnapshot()),
      toggle: () => refs.wishlist.send({ type: 'wish.toggled', productId }),
    }
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

const successes: readonly string[] = [
  'session.loggedIn',
  'quantity.moved',
  'quantity.most',
  'quantities.filled',
  'quantities.filledPartly',
  'order.placed',
  'offline.kept',
]
const successTexts: readonly string[] = [
  messages['cart.added'],
  messages['cart.addedMany'],
  messages['cart.addedOutOfStock'],
  messages['cart.quantityUpdated'],
  ...Object.values(replies),
]

/** Whether a sentence is that of a message, with any value in its place. */
const isOf = (text: string, message: string): boolean => {
  const [start = '', end] = message.split(/\{\{\w+\}\}/)
  return end === undefined ? text === message : text.startsWith(start) && text.endsWith(end)
}

/** The subjects of error messages. */
export type Matter = 'row' | 'wish' | 'order'

const aboutRows: readonly string[] = ['cart.rowGone', 'cart.notSaved', 'offline.asks']
const aboutWishes: readonly string[] = ['wishlist.notSaved']
const aboutOrders: readonly string[] = ['order.notPlaced', 'order.checking']

/** Whether a sentence reports a failure about a subject to the buyer. */
export const tellsTrouble = (sentence: Sentence, matter: Matter): boolean => {
  if ('text' in sentence) return !successTexts.some((message) => isOf(sentence.text, message))
  const { key } = sentence
  if (aboutRows.includes(key)) return matter === 'row'
  if (aboutWishes.includes(key)) return matter === 'wish'
  if (aboutOrders.includes(key)) return matter === 'order' && key !== 'order.checking'
  return !successes.includes(key)
}

/** Whether a sentence tells the buyer that an order was placed. */
export const tellsOrder = (sentence: Sentence): boolean =>
  'key' in sentence && sentence.key === 'order.placed'

/** The address where a placed order is shown. */
export const placedPage = (orderId: string): string => `/cart/checkout/placed/${orderId}`
