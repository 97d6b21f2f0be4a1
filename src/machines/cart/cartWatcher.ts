import { type EventObject, fromCallback, type Subscribable } from 'xstate'
import type { CartRow } from '../../contracts/cart.ts'

interface CartSnapshot {
  readonly context: { readonly rows: readonly CartRow[] }
}

/** The cart as other machines follow it. */
export interface CartReader extends Subscribable<CartSnapshot> {
  getSnapshot(): CartSnapshot
}

/** Pieces in the cart, by the variant's `productId`. */
export type Carted = Readonly<Record<string, number>>

export const cartedIn = ({ context }: CartSnapshot): Carted =>
  Object.fromEntries(context.rows.map(({ cart }) => [cart.productId, cart.quantity]))

/** What {@link cartWatcher} sends. */
export interface CartCounted {
  readonly type: 'cart.counted'
  readonly carted: Carted
}

const isSame = (one: Carted, other: Carted) =>
  Object.keys({ ...one, ...other }).every((id) => one[id] === other[id])

/** Sends what the cart holds whenever that changes. */
export const cartWatcher = fromCallback<EventObject, { cart: CartReader }>(
  ({ input: { cart }, sendBack }) => {
    let last = cartedIn(cart.getSnapshot())
    const tell = (carted: Carted) => {
      const fact: CartCounted = { type: 'cart.counted', carted }
      sendBack(fact)
    }
    const { unsubscribe } = cart.subscribe((snapshot) => {
      const carted = cartedIn(snapshot)
      if (isSame(carted, last)) return
      last = carted
      tell(carted)
    })
    tell(last)
    return unsubscribe
  },
)
