import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import type { Product } from '../../src/contracts/catalogue.ts'
import { messages, replies } from '../../src/contracts/messages.ts'
import { cartTotals, groupCart } from '../../src/domain/cartLines.ts'
import { fromMinor } from '../../src/domain/money.ts'
import { pickedLevels, variantsOf } from '../../src/domain/variants.ts'
import type { AppRef } from '../../src/machines/app.machine.ts'
import * as cart from '../../src/machines/cart.machine.ts'
import { selectDropped, selectIsCartOpen } from '../../src/machines/cartPanel.machine.ts'
import {
  selectIsOrdering,
  selectIsPlacing,
  selectRefusal,
} from '../../src/machines/checkout.machine.ts'
import { selectIsLost } from '../../src/machines/connectivity.machine.ts'
import { selectCurrency } from '../../src/machines/preferences.machine.ts'
import { selectIsLoggingIn, selectUser } from '../../src/machines/session.machine.ts'
import type { Sentence } from '../../src/machines/shell.ts'
import { selectIsAdding, selectPieces } from '../../src/machines/variantPicker.machine.ts'
import { selectCanToggleWish, selectIsWished } from '../../src/machines/wish.machine.ts'
import {
  selectIsMoving,
  selectIsStillWished,
  selectUndoableCount,
} from '../../src/machines/wishlist.machine.ts'
import { provideApp } from '../../src/services/actors.ts'
import { provideCheckout } from '../../src/services/pages/checkout.ts'
import { provideVariantPicker } from '../../src/services/pages/variantPicker.ts'
import { provideWish, provideWishOfList } from '../../src/services/pages/wish.ts'
import type { TabClock } from './clock.ts'
import { createSlots, type TabServices } from './slots.ts'

/**
 * All that the simulation knows of the client's machines: which event a press of a view sends, when the view lets
 * it be pressed, and what it shows. Where a machine changes, this file alone changes.
 */

/** Whether a press of "Add to cart" sets the pieces in the cart or puts them on top of what is there. */
export const addsOnTop = true

/** Whether a tab hears of wishes that change elsewhere; the contract has no event for them. */
export const wishesAreTold = false

export interface ShownRow {
  readonly rowId: string
  readonly variant: string
  readonly slug: string
  readonly quantity: number
  readonly stock: number
}

/** What the shop's machines tell the world outside. */
export interface AppListener {
  readonly onWord: (sentence: Sentence) => void
  readonly onNavigate: (to: string) => void
  readonly onReload: () => void
  readonly onQuickView: (product: Product | null) => void
  readonly onError: (where: string, error: unknown) => void
}

interface Surroundings {
  readonly tab: number
  readonly services: TabServices
  readonly tabClock: TabClock
  readonly newKey: () => string
  readonly listener: AppListener
}

const idle = fromCallback<EventObject>(() => undefined)

const machinesOf = createSlots((services) => {
  const { app, ...children } = provideApp(services)
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
    checkout: provideCheckout(services),
    heart: provideWish(services),
  }
})

/** Starts what `compose` starts: the one actor system of a document, on the simulated clock. */
export const startApp = ({ tab, services, tabClock, newKey, listener }: Surroundings) => {
  const machines = machinesOf(tab, services)
  const clock = tabClock.forActors
  const { cookies } = services
  const root: AppRef = createActor(machines.app, {
    clock,
    input: {
      ...{ user: cookies.readUser(), language: cookies.readLanguage() },
      currency: cookies.readCurrency(),
    },
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event' || inspected.actorRef !== root) return
      const { event } = inspected
      if (event.type === 'said' || event.type === 'toast.raised') listener.onWord(event.sentence)
    },
  })
  root.subscribe({ error: (error) => listener.onError('app', error) })
  root.on('navigate', ({ to }) => listener.onNavigate(to))
  root.on('reload', () => listener.onReload())
  root.start()
  const refs = root.getSnapshot().context
  let quickViewed: Product | null = null
  refs.activeProduct.subscribe(({ context: { product } }) => {
    if (product === quickViewed) return
    quickViewed = product
    listener.onQuickView(product)
  })

  const listHeart = provideWishOfList(services, refs.wishlist)
  const rows = (): readonly ShownRow[] =>
    cart.selectRows(refs.cart.getSnapshot()).map(({ _id, cart: row }) => ({
      ...{ rowId: _id, variant: row.productId, slug: row.productSlug },
      ...{ quantity: row.quantity, stock: row.stock },
    }))

  return {
    rows,
    cartRows: () => cart.selectRows(refs.cart.getSnapshot()),
    badge: () => cart.selectLineCount(refs.cart.getSnapshot()),
    hasCartFailed: () => cart.selectHasFailed(refs.cart.getSnapshot()),
    retryCart: () => refs.cart.send({ type: 'cart.outdated' }),
    wishIds: () => refs.wishlist.getSnapshot().context.ids,
    user: () => selectUser(refs.session.getSnapshot()),
    /** The overlay of a lost connection lies over everything. */
    isCovered: () => selectIsLost(refs.connectivity.getSnapshot()),
    onCartShown: (listen: () => void) => void refs.cart.subscribe(listen),

    pageShown: () => root.send({ type: 'page.shown' }),
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
      isShown: (id: string) => selectIsStillWished(refs.wishlist.getSnapshot(), id),
      undoable: () => selectUndoableCount(refs.wishlist.getSnapshot()),
      canMove: () => !selectIsMoving(refs.wishlist.getSnapshot()),
      drop: (productIds: readonly string[]) =>
        refs.wishlist.send({ type: 'wishes.dropped', productIds }),
      undo: () => refs.wishlist.send({ type: 'drop.undone' }),
      move: ({ _id, slug, directly }: Product, pieces: number) =>
        refs.wishlist.send({ type: 'move.requested', product: { _id, slug, directly }, pieces }),
    },
    session: {
      canLogin: () =>
        selectUser(refs.session.getSnapshot()) === null &&
        !selectIsLoggingIn(refs.session.getSnapshot()),
      login: (email: string, password: string) =>
        refs.session.send({ type: 'login.submitted', email, password }),
      logout: () => refs.session.send({ type: 'logout.requested' }),
    },
    quickView: (slug: string) => refs.activeProduct.send({ type: 'product.activated', slug }),

    openPicker: (product: Product) => openPicker(product),
    openHeart: (product: Product, place: 'page' | 'list') => openHeart(product, place),
    openCheckout: () => openCheckout(),
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

  /** The heart of a product on its own page, or of its card in a list. */
  function openHeart({ _id }: Product, place: 'page' | 'list') {
    const logicOf = place === 'page' ? machines.heart : listHeart
    const heart = createActor(logicOf, { clock, input: { shell: root, productId: _id } })
    heart.subscribe({ error: (error) => listener.onError('wish', error) })
    heart.start()
    return {
      productId: _id,
      isWished: () => selectIsWished(heart.getSnapshot()),
      canToggle: () => selectCanToggleWish(heart.getSnapshot()),
      toggle: () => heart.send({ type: 'wish.toggled' }),
      stop: () => heart.stop(),
    }
  }

  /** Ordering what is in the cart. */
  function openCheckout() {
    const input = { shell: root, newKey }
    const checkout = createActor(machines.checkout, { clock, input })
    let refusal: Sentence | null = null
    checkout.subscribe({
      // A refusal stands on the page itself.
      next: (snapshot) => {
        const shown = selectRefusal(snapshot)
        if (shown && shown !== refusal) listener.onWord(shown)
        refusal = shown
      },
      error: (error) => listener.onError('checkout', error),
    })
    checkout.start()
    const totals = () =>
      cartTotals(
        groupCart(
          cart.selectRows(refs.cart.getSnapshot()),
          selectCurrency(refs.preferences.getSnapshot()),
        ),
      )
    return {
      canOrder: () =>
        totals().canOrder &&
        !selectIsPlacing(checkout.getSnapshot()) &&
        !selectIsOrdering(checkout.getSnapshot()),
      order: (address: Readonly<Record<string, string>>) =>
        checkout.send({
          type: 'order.submitted',
          address,
          terms: {
            shipping: 'together',
            currency: selectCurrency(refs.preferences.getSnapshot()).code,
            seenTotal: fromMinor(totals().price),
          },
          cart: JSON.stringify(rows().map(({ rowId, quantity }) => [rowId, quantity])),
        }),
      stop: () => checkout.stop(),
    }
  }
}
export type App = ReturnType<typeof startApp>
export type Picker = ReturnType<App['openPicker']>
export type Heart = ReturnType<App['openHeart']>
export type Checkout = ReturnType<App['openCheckout']>

const successes: readonly string[] = [
  'session.loggedIn',
  'quantity.moved',
  'quantity.most',
  'quantities.filled',
  'quantities.filledPartly',
  'order.placed',
]
const successTexts: readonly string[] = [
  messages['cart.added'],
  messages['cart.addedMany'],
  messages['cart.addedOutOfStock'],
  messages['cart.quantityUpdated'],
  ...Object.values(replies),
]

/** Whether a sentence tells the buyer that something did not become what was wanted. */
export const tellsTrouble = (sentence: Sentence): boolean =>
  'key' in sentence ? !successes.includes(sentence.key) : !successTexts.includes(sentence.text)

/** Whether a sentence tells the buyer that an order was placed. */
export const tellsOrder = (sentence: Sentence): boolean =>
  'key' in sentence && sentence.key === 'order.placed'

/** The address where a placed order is shown. */
export const placedPage = (orderId: string): string => `/cart/checkout/placed/${orderId}`
