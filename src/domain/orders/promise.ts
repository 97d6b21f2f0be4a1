import type { PlaceOrder } from '../../contracts/orders/order.ts'
import type { Problem } from '../../contracts/primitives.ts'
import { said } from '../shell/said.ts'
import { backorderOf } from './shipping.ts'

/** Pieces of a variant that are not in stock, so that they ship within 45 days instead of 2. */
export type Backorders = NonNullable<PlaceOrder['seenBackorders']>

interface Ordered {
  /** The variant's `productId`. */
  readonly id: string
  readonly quantity: number
  readonly stock: number
}

/** The lines with pieces that wait for stock. */
export const backordersOf = (lines: readonly Ordered[]): Backorders =>
  lines.flatMap(({ id, quantity, stock }) => {
    const pieces = backorderOf(quantity, stock)
    return pieces > 0 ? [{ id, pieces }] : []
  })

/**
 * Why an order is refused when more of its pieces wait for stock than the buyer saw (409). An earlier delivery than
 * promised is not refused.
 */
export const promiseProblem = (
  seen: Backorders | undefined,
  current: Backorders,
): Problem | undefined => {
  if (!seen) return undefined
  const agreed = new Map(seen.map(({ id, pieces }) => [id, pieces]))
  const isWorse = current.some(({ id, pieces }) => pieces > (agreed.get(id) ?? 0))
  return isWorse
    ? {
        code: 'promise_changed',
        ...said('problem.promise_changed'),
        field: 'seenBackorders',
      }
    : undefined
}
