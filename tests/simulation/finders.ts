import { adds } from './finders/adds.ts'
import type { Finder } from './finders/aim.ts'
import { cart } from './finders/cart.ts'
import { moves } from './finders/moves.ts'
import { orders } from './finders/orders.ts'
import { saved } from './finders/saved.ts'
import { sessions } from './finders/sessions.ts'
import { wishes } from './finders/wishes.ts'

/** Every known fault by name. */
export const finders: Readonly<Record<string, Finder>> = {
  ...cart,
  ...adds,
  ...wishes,
  ...moves,
  ...orders,
  ...saved,
  ...sessions,
}
