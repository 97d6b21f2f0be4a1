import { sumsOf } from './cartInvariants.ts'
import { wishesAreTold } from './drive.ts'
import type { Facts, Invariant, Violation } from './invariants.ts'
import { type Cause, keyOf } from './truth.ts'
import type { ShopWorld } from './world/shopWorld.ts'
import type { Tab } from './world/tab.ts'

/** Whether the current document of a tab has caused it: changes from before a reload count as from elsewhere. */
const isOfLife = (cause: Cause, { tab, bornAt }: Tab): boolean =>
  cause !== 'beside' && cause.tab === tab && cause.sentAt > bornAt()

/** The customer whom a tab shows, where the shop still knows the session. */
const shownCustomer = ({ app, browser }: Tab, world: ShopWorld): string | undefined => {
  const user = app().user()
  if (!user || browser.user()?.token !== user.token) return undefined
  return world.customerOf(user.token) === user._id ? user._id : undefined
}

const list = (values: Iterable<string>): string => [...values].toSorted().join(', ') || 'nothing'

/** Compares every tab with the shop. */
export const shownAsAtShop = ({ tabs, world }: Facts): Violation[] =>
  tabs.flatMap((tab): Violation[] => {
    const customer = shownCustomer(tab, world)
    if (customer === undefined) return []
    const found: Violation[] = []
    const differ = (invariant: Invariant, shown: string, true_: string) => {
      if (shown === true_) return
      found.push({ invariant, what: `tab ${tab.tab} shows ${shown}; the shop has ${true_}` })
    }
    const app = tab.app()
    const rows = app.rows()
    const held = world.cartOf(customer)
    const pieces = rows.map(({ rowId, variant, quantity }) => `${rowId} ${variant} × ${quantity}`)
    const heldPieces = held.map(({ _id, cart }) => `${_id} ${cart.productId} × ${cart.quantity}`)
    differ('cartShown', list(pieces), list(heldPieces))
    if (found.length === 0)
      differ(
        'stockShown',
        list(rows.map(({ variant, stock }) => `${variant}: ${stock}`)),
        list(held.map(({ cart }) => `${cart.productId}: ${cart.stock}`)),
      )
    differ('totalsShown', app.totals(), sumsOf(held))
    const saved = app.saved.rows().map(({ variant, quantity }) => `${variant} × ${quantity}`)
    if (tab.pages.path() === '/cart' && app.saved.isRead())
      differ(
        'savedShown',
        list(saved),
        list(world.savedOf(customer).map(([variant, quantity]) => `${variant} × ${quantity}`)),
      )
    const products = new Set(rows.map(({ slug }) => slug)).size
    differ('badge', String(app.badge()), String(products))
    const isKnowable = (product: string) =>
      wishesAreTold ||
      !world.truth.wishes
        .of(keyOf(customer, product))
        .some(({ cause, at }) => at > tab.bornAt() && !isOfLife(cause, tab))
    const wishes = world.wishesOf(customer)
    differ('wishesShown', list(app.wished().filter(isKnowable)), list(wishes.filter(isKnowable)))
    const listed = tab.pages.page().loaded.wished?.filter(app.wishlist.isShown)
    if (listed)
      differ('wishesShown', list(listed.filter(isKnowable)), list(wishes.filter(isKnowable)))
    const hearts = tab.pages.page().hearts.filter(({ productId }) => isKnowable(productId))
    differ(
      'heartsShown',
      list(hearts.filter((heart) => heart.isWished()).map(({ productId }) => productId)),
      list(hearts.map(({ productId }) => productId).filter((id) => wishes.includes(id))),
    )
    return found
  })
