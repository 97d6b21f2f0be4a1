import type { CartDelta, WholeCart } from '../../contracts/cart/cartRows.ts'
import {
  editedRows,
  quantitiesOf,
  type Sending,
  stillPossible,
  withEdit,
  withQuantities,
  withUnsent,
} from '../../domain/cart/edits.ts'
import { noEdits, nothingSent, unknownCart } from '../../domain/cart/emptyCart.ts'
import { type HeldCart, knownRows, takeDelta, withStock } from '../../domain/cart/heldCart.ts'
import type { OfflineEdit, Quantities } from '../../domain/cart/offline/commands.ts'
import type { CartNews, StockNews } from '../parts/shell.ts'
import type { CartState } from './cartState.ts'
import type { Verdict } from './judgeEdit.ts'

/** The state with its rows computed from the other fields. */
const shown = (state: CartState): CartState => {
  const known = withQuantities(knownRows(state.held, state.ahead), state.queued)
  return { ...state, known, rows: editedRows(known, state.sending, state.edits) }
}

export const afterEdit = (state: CartState, made: Verdict['edits']): CartState => {
  let { edits } = state
  for (const [id, edit] of made) {
    const row = state.known.find(({ _id }) => _id === id)
    if (row) edits = withEdit(edits, row, state.sending, edit, !state.unsure.includes(id))
  }
  return shown({ ...state, edits })
}

/** The edits are being sent. */
export const whileSending = (state: CartState): CartState =>
  shown({ ...state, sending: quantitiesOf(state.known, state.edits), edits: noEdits })

/** The call has been answered. */
export const afterSending = (state: CartState): CartState =>
  shown({
    ...state,
    sending: nothingSent,
    unsure: state.unsure.filter((id) => state.sending[id] === undefined),
  })

/** The held rows without those that the call removed or that were already gone. */
const withoutTakenOut = ({ held, sending }: CartState): HeldCart => {
  const rows = held.rows.filter(({ _id }) => sending[_id] !== 0)
  return rows.length === held.rows.length ? held : { ...held, rows }
}

/** The row that the call removes was already gone. */
export const afterGone = (state: CartState): CartState =>
  afterSending({ ...state, held: withoutTakenOut(state) })

/** Every edit that is not known to be in the cart, in the form in which it is sent. */
export const unsavedQuantities = (state: CartState): Sending => {
  const { known, edits } = beforeRetry(state)
  return quantitiesOf(known, edits)
}

/** The edits of the call must be sent again. */
export const beforeRetry = (state: CartState): CartState =>
  shown({
    ...state,
    edits: withUnsent(state.known, state.sending, state.edits),
    sending: nothingSent,
    unsure: [...new Set([...state.unsure, ...Object.keys(state.sending)])],
  })

/** The edits of a refused call must be sent again, except those of these rows. */
export const withoutRefused = (state: CartState, refused: ReadonlySet<string>): CartState => {
  const kept = Object.fromEntries(Object.entries(state.sending).filter(([id]) => !refused.has(id)))
  const { unsure } = afterSending(state)
  return shown({ ...beforeRetry({ ...state, sending: kept }), unsure })
}

export const afterNews = (state: CartState, { version, delta }: CartNews): CartState =>
  shown({
    ...state,
    ...takeDelta(state.held, state.ahead, delta ?? undefined),
    newest: Math.max(state.newest, version),
  })

/** The call has been answered with what it changed. */
export const afterAnswer = (state: CartState, delta: CartDelta): CartState => {
  const next = afterNews(state, { version: delta.version, delta })
  return afterSending({ ...next, held: withoutTakenOut(next) })
}

export const beforeLoad = (state: CartState): CartState => ({
  ...state,
  asked: state.held.version,
  newest: unknownCart.version,
  stock: {},
  isOutdated: false,
})

export const afterLoad = (state: CartState, loaded: HeldCart): CartState => {
  // A version lower than the one held at the request means that the shop was restored from a backup.
  const isTaken = loaded.version >= state.held.version || state.held.version === state.asked
  const held = isTaken ? withStock(loaded, state.stock) : state.held
  return shown({ ...state, ...takeDelta(held, state.ahead, undefined) })
}

/** An answer has brought the whole cart. It may be older than the held one. */
export const afterReceived = (state: CartState, { version, cartData }: WholeCart): CartState =>
  version < state.held.version
    ? state
    : shown({
        ...state,
        ...takeDelta(withStock({ version, rows: cartData }, state.stock), state.ahead, undefined),
      })

export const afterStock = (state: CartState, news: StockNews): CartState => {
  const heard = news.map(({ productId, stock }) => [productId, stock] as const)
  const stock = { ...state.stock, ...Object.fromEntries(heard) }
  return shown({ ...state, stock, held: withStock(state.held, stock) })
}

/** The state without the edits whose rows are gone. */
export const withoutLost = (state: CartState): CartState =>
  shown({ ...state, edits: stillPossible(state.known, state.edits).edits })

/** Whether an edit is lost because its row is gone, so that the buyer must be notified. */
export const isEditLost = (state: CartState): boolean =>
  stillPossible(state.known, state.edits).isOneLost

/** Whether the page has been notified of a change that it does not have. */
export const isBehind = ({ held, newest, ahead, isOutdated }: CartState): boolean =>
  held.version < newest || ahead.length > 0 || isOutdated

/** Other quantities wait for the connection. */
export const afterQueued = (state: CartState, queued: Quantities): CartState =>
  shown({ ...state, queued })

/** The buyer's unsaved edits, for the offline queue. */
export const offlineEdits = (state: CartState): readonly OfflineEdit[] => {
  const { known, edits, unsure } = beforeRetry(state)
  const quantities = quantitiesOf(known, edits)
  return known.flatMap(({ _id, cart: { productId, sku, title, quantity: now } }) => {
    const [quantity, edit] = [quantities[_id], edits[_id]]
    if (quantity === undefined || !edit) return []
    const isTried = unsure.includes(_id)
    const agrees = edit.kind === 'set' && edit.agrees === true
    const seen = isTried ? [now, quantity] : [now]
    return [{ productId, sku, title, seen, quantity, isTried, agrees }]
  })
}

/** The buyer's edits now wait in the offline queue. */
export const afterQueueing = (state: CartState): CartState => {
  const made = offlineEdits(state).map(({ productId, quantity }) => [productId, quantity] as const)
  const queued = { ...state.queued, ...Object.fromEntries(made) }
  return shown({ ...state, queued, edits: noEdits, sending: nothingSent, unsure: [] })
}
