import type { CartDelta, CartRow } from '../../contracts/cart/cartRows.ts'

/** The cart as a client holds it. */
export interface HeldCart {
  /** The number of the cart's last change that is in `rows`. */
  readonly version: number
  readonly rows: readonly CartRow[]
}

/** Changes that arrived before an earlier one, the oldest first. */
export type Ahead = readonly CartDelta[]

/**
 * The rows with the changed ones in their places, and new ones at the end. A variant has one row. If it was removed
 * and added again, it has a new row, and the change with the removal is still missing.
 */
const withRows = (
  rows: readonly CartRow[],
  { cartData, removed }: CartDelta,
): readonly CartRow[] => {
  const changed = new Map(cartData.map((row) => [row._id, row]))
  const variants = new Set(cartData.map(({ cart }) => cart.productId))
  const gone = new Set(removed)
  const kept = rows
    .filter(
      ({ _id, cart }) => !gone.has(_id) && (changed.has(_id) || !variants.has(cart.productId)),
    )
    .map((row) => {
      const newer = changed.get(row._id)
      changed.delete(row._id)
      return newer ?? row
    })
  return [...kept, ...changed.values()]
}

/** The cart after the next change; undefined if the number of rows differs from the shop's. */
const withNext = (held: HeldCart, delta: CartDelta): HeldCart | undefined => {
  const rows = withRows(held.rows, delta)
  return rows.length === delta.totals.rows ? { version: delta.version, rows } : undefined
}

/**
 * Applies a change. Changes are applied in the order of their versions, each once. A change that arrives too early
 * waits for the ones before it, and one that is already applied is ignored.
 */
export const takeDelta = (
  held: HeldCart,
  ahead: Ahead,
  delta: CartDelta | undefined,
): { readonly held: HeldCart; readonly ahead: Ahead } => {
  const known = new Map(ahead.map((early) => [early.version, early]))
  if (delta) known.set(delta.version, delta)
  let current = held
  for (;;) {
    const next = known.get(current.version + 1)
    const applied = next && withNext(current, next)
    if (!applied) break
    current = applied
  }
  const early = [...known.values()].filter(({ version }) => version > current.version)
  return { held: current, ahead: early.toSorted((one, other) => one.version - other.version) }
}

/** The rows as far as they are known, including changes that arrived early. */
export const knownRows = (held: HeldCart, ahead: Ahead): readonly CartRow[] =>
  ahead.reduce(withRows, held.rows)

/** The rows with the current stock of the shop, by the variant's `productId`. */
export const withStock = (held: HeldCart, stock: Readonly<Record<string, number>>): HeldCart => {
  if (!held.rows.some(({ cart }) => stock[cart.productId] !== undefined)) return held
  const rows = held.rows.map((row) => ({
    ...row,
    cart: { ...row.cart, stock: stock[row.cart.productId] ?? row.cart.stock },
  }))
  return { ...held, rows }
}
