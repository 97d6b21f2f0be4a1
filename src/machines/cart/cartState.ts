import type { CartRow } from '../../contracts/cart/cartRows.ts'
import type { Edits, Sending } from '../../domain/cart/edits.ts'
import { isEmpty, noEdits, nothingSent, unknownCart } from '../../domain/cart/emptyCart.ts'
import type { Ahead, HeldCart } from '../../domain/cart/heldCart.ts'
import type { Quantities } from '../../domain/cart/offline/commands.ts'

/** The state of the cart in one page. */
export interface CartState {
  /** The shop's rows, up to a version. */
  readonly held: HeldCart
  /** Changes that arrived before an earlier one. */
  readonly ahead: Ahead
  /** The highest version of which the page has been notified. */
  readonly newest: number
  /** A product of the rows has changed since the last load began. */
  readonly isOutdated: boolean
  /** Edits of the buyer that have not been sent. */
  readonly edits: Edits
  /** The edits that are being sent. */
  readonly sending: Sending
  /** The ids of rows whose call got no answer: the shop may have other quantities. */
  readonly unsure: readonly string[]
  /** Quantities that wait for the connection, by the variant's `productId` (rule K23). */
  readonly queued: Quantities
  /** The version of the cart when the running load began. */
  readonly asked: number
  /** The stock of variants received since then. */
  readonly stock: Readonly<Record<string, number>>
  /** The shop's rows, as far as the page knows, with the queued quantities. */
  readonly known: readonly CartRow[]
  /** The rows as the buyer sees them: the known ones with all edits applied. */
  readonly rows: readonly CartRow[]
}

export const emptyState: CartState = {
  held: unknownCart,
  ahead: [],
  newest: unknownCart.version,
  isOutdated: false,
  edits: noEdits,
  sending: nothingSent,
  unsure: [],
  queued: {},
  asked: unknownCart.version,
  stock: {},
  known: [],
  rows: [],
}

/** Further state of the cart's machine. */
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

/** Whether this page itself must still send an edit. */
export const hasUnsent = ({ edits, sending }: CartState): boolean =>
  !isEmpty(edits) || !isEmpty(sending)

/** Whether an edit of the buyer is not known to be in the cart. */
export const hasUnsaved = (state: CartState): boolean => hasUnsent(state) || !isEmpty(state.queued)
