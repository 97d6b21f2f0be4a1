import type { CartRow } from '../../contracts/cart.ts'
import type { Edits, Sending } from '../../domain/cart/edits.ts'
import { isEmpty, noEdits, nothingSent, unknownCart } from '../../domain/cart/emptyCart.ts'
import type { Ahead, HeldCart } from '../../domain/cart/heldCart.ts'

/** The cart as one page knows it. */
export interface CartState {
  /** What the shop holds, up to a version. */
  readonly held: HeldCart
  /** Changes that arrived before an earlier one. */
  readonly ahead: Ahead
  /** The highest version of which the page has been notified. */
  readonly newest: number
  /** Edits of the buyer that have not been sent. */
  readonly edits: Edits
  /** What is being sent. */
  readonly sending: Sending
  /** The ids of rows whose call got no answer: the shop may hold something else. */
  readonly unsure: readonly string[]
  /** The version that was held when the running load began. */
  readonly asked: number
  /** The stock of variants received since then. */
  readonly stock: Readonly<Record<string, number>>
  /** The rows as the shop holds them, as far as the page knows. */
  readonly known: readonly CartRow[]
  /** The rows as the buyer sees them: the known ones with all edits in them. */
  readonly rows: readonly CartRow[]
}

export const emptyState: CartState = {
  held: unknownCart,
  ahead: [],
  newest: unknownCart.version,
  edits: noEdits,
  sending: nothingSent,
  unsure: [],
  asked: unknownCart.version,
  stock: {},
  known: [],
  rows: [],
}

/** What the cart's machine keeps in addition. */
export interface CartKeeping extends CartState {
  readonly userId: string
  readonly loadFailures: number
  readonly sendFailures: number
}

export const closedCart: CartKeeping = {
  ...emptyState,
  userId: '',
  loadFailures: 0,
  sendFailures: 0,
}

/** Whether an edit of the buyer is not known to be in the cart. */
export const hasUnsaved = ({ edits, sending }: CartState): boolean =>
  !isEmpty(edits) || !isEmpty(sending)
