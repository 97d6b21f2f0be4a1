import { actsKept, nothingUnasked } from './actInvariants.ts'
import type { Intents } from './acts/intents.ts'
import { ordersAllowed, rowsAllowed } from './cartInvariants.ts'
import { ordersRight } from './orderInvariants.ts'
import { listsOnce, movesWhole, savesKept } from './savedInvariants.ts'
import { notPulled, sessionsKept } from './sessionInvariants.ts'
import { shownAsAtShop } from './shownInvariants.ts'
import type { ShopWorld } from './world/shopWorld.ts'
import type { Tab } from './world/tab.ts'

/** The invariants, each with a name by which failures are counted. */
export const invariants = {
  cartShown: 'the rows that a tab shows are those of the cart at the shop',
  stockShown: 'the stock that a tab shows beside its rows is that of the shop',
  totalsShown: 'the totals that a tab shows are the sums of the rows at the shop',
  rowsAllowed:
    'carts and orders keep the rules of quantities, and hold rows of their customer only',
  badge: 'the number at the cart is that of the different products in it',
  wishesShown: 'the wishlist that a tab knows is that of the shop',
  heartsShown: 'the hearts that are shown are those of the shop',
  orderedTwice: 'one press places one order at the most, and no order is placed without a press',
  orderShown: 'the buyer sees that an order was placed',
  orderAsWanted: 'an order holds what the buyer wanted when it was pressed',
  savedShown: 'the saved rows that a tab shows are those of the shop',
  savedWhole: 'a row is in the cart or saved, never in both, never lost',
  listOnce: 'a list is saved once, with the rows that were shown',
  actKept: 'an act is done at the shop, or a sentence tells that it was not',
  nothingUnasked: 'nothing leaves the cart or the wishlist by a tab that nobody asked for it',
  neverBack: 'what is shown never goes back to what was so at the shop before',
  draftKept: 'what is typed into a product page stays until it is added',
  notPulled: 'a login takes nobody along who has moved on',
  sessionKept: 'the cookie of a login lasts until somebody logs out',
  actorsRun: 'no actor stops with an error and no promise is rejected unheard',
} as const
export type Invariant = keyof typeof invariants

export interface Violation {
  readonly invariant: Invariant
  readonly what: string
}

export interface Facts {
  readonly tabs: readonly Tab[]
  readonly world: ShopWorld
  readonly intents: Intents
}

/** The violations once everything is idle. */
export const violationsOf = (facts: Facts): readonly Violation[] => [
  ...shownAsAtShop(facts),
  ...rowsAllowed(facts),
  ...ordersAllowed(facts),
  ...ordersRight(facts),
  ...actsKept(facts),
  ...savesKept(facts),
  ...movesWhole(facts),
  ...listsOnce(facts),
  ...nothingUnasked(facts),
  ...sessionsKept(facts),
  ...notPulled(facts),
]
