import { type EventObject, fromCallback, type Subscribable } from 'xstate'
import type { CartRow } from '../../contracts/cart/cartRows.ts'
import type { CartState } from './cartState.ts'

interface CartSnapshot {
  matches(state: { open: { writing: 'queueing' } }): boolean
  readonly context: Pick<CartState, 'rows' | 'known' | 'edits' | 'sending' | 'queued'>
}

/** The cart for other machines that follow it. */
export interface CartReader extends Subscribable<CartSnapshot> {
  getSnapshot(): CartSnapshot
}

/** Pieces in the cart, by the variant's `productId`. */
export type Carted = Readonly<Record<string, number>>

/** What the buyer has put into the cart, also what waits for the connection. */
export const cartedIn = ({ context: { rows, queued } }: Pick<CartSnapshot, 'context'>): Carted => ({
  ...Object.fromEntries(Object.entries(queued).filter(([, quantity]) => quantity > 0)),
  ...Object.fromEntries(rows.map(({ cart }) => [cart.productId, cart.quantity])),
})

/** Whether edits of the cart wait in the offline queue (rule K23). */
export const isQueueing = (cart: CartReader): boolean =>
  cart.getSnapshot().matches({ open: { writing: 'queueing' } })

const isSaved = ({ context: { known, edits, sending } }: CartSnapshot, ids: readonly string[]) =>
  known.every(
    ({ _id, cart }) =>
      !ids.includes(cart.productId) || (edits[_id] === undefined && sending[_id] === undefined),
  )

/**
 * Resolves when the cart has rows and all edits of them are saved: the shop then knows the cart that the buyer sees.
 */
export const whenFilled = (cart: CartReader): Promise<void> =>
  whenIt(cart, (snapshot) => {
    const { rows } = snapshot.context
    const ids = rows.map((row) => row.cart.productId)
    return rows.length > 0 && isSaved(snapshot, ids)
  })

/** Resolves when all edits of the rows of some variants, by `productId`, are saved in the cart. */
export const whenSaved = (cart: CartReader, ids: readonly string[]): Promise<void> =>
  whenIt(cart, (snapshot) => isSaved(snapshot, ids))

/** Whether a change of a row of these variants, by `productId`, waits in the offline queue. */
const isWaiting = ({ context: { queued } }: CartSnapshot, ids: readonly string[]) =>
  ids.some((id) => queued[id] !== undefined)

const isKnown = (snapshot: CartSnapshot, ids: readonly string[]) =>
  isSaved(snapshot, ids) && !isWaiting(snapshot, ids)

/** Whether all edits of the rows of some variants, by `productId`, are saved in the cart, also those made offline. */
export const isInShop = (cart: CartReader, ids: readonly string[]): boolean =>
  isKnown(cart.getSnapshot(), ids)

/** Resolves when {@link isInShop}. */
export const whenInShop = (cart: CartReader, ids: readonly string[]): Promise<void> =>
  whenIt(cart, (snapshot) => isKnown(snapshot, ids))

const whenIt = (cart: CartReader, is: (snapshot: CartSnapshot) => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (is(cart.getSnapshot())) return resolve()
    const { unsubscribe } = cart.subscribe((snapshot) => {
      if (!is(snapshot)) return
      unsubscribe()
      resolve()
    })
  })

/** The event of {@link cartWatcher}. */
export interface CartCounted {
  readonly type: 'cart.counted'
  readonly carted: Carted
}

const isSame = (one: Carted, other: Carted) =>
  Object.keys({ ...one, ...other }).every((id) => one[id] === other[id])

/** Sends the content of the cart whenever it changes. */
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

/** The event of {@link rowsWatcher}. */
export interface RowsShown {
  readonly type: 'rows.shown'
  readonly rows: readonly CartRow[]
}

/** Sends the rows of the cart, as the buyer sees them, whenever they change. */
export const rowsWatcher = fromCallback<EventObject, { cart: CartReader }>(
  ({ input: { cart }, sendBack }) => {
    let last = cart.getSnapshot().context.rows
    const send = () => sendBack({ type: 'rows.shown', rows: last } satisfies RowsShown)
    const { unsubscribe } = cart.subscribe(({ context: { rows } }) => {
      if (rows === last) return
      last = rows
      send()
    })
    send()
    return unsubscribe
  },
)
