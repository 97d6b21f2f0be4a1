import { orderNumber } from '../../src/domain/orders/orderNumber.ts'
import type { Parcel } from '../../src/domain/orders/shipments.ts'
import { refuse } from '../http/problem.ts'

/** Pieces of a variant, as the team names it. */
export interface PiecesOfSku {
  readonly sku: string
  readonly quantity: number
}

/**
 * Finds the lines of pieces of an order, each line once. Case does not matter.
 * @param number of the order, without `A-`
 * @throws Refusal 404 when the order has no line with a SKU
 */
export const parcelsOf = (
  lines: readonly { readonly id: string; readonly sku: string }[],
  pieces: readonly PiecesOfSku[],
  number: number,
): readonly Parcel[] => {
  const lineOf = (sku: string) =>
    lines.find((line) => line.sku.toLowerCase() === sku.toLowerCase()) ??
    refuse(404, 'not_found', `Order ${orderNumber(number)} has no ${sku}.`)
  return [...Map.groupBy(pieces, ({ sku }) => lineOf(sku).id)].map(([lineId, of]) => ({
    lineId,
    quantity: of.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
}
