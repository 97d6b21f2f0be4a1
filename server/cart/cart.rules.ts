import type { QuantityRule } from '../../src/contracts/catalogue.ts'
import { messages } from '../../src/contracts/messages.ts'
import { isValidQuantity, meetsPooledMinimum, nearestValid } from '../../src/domain/quantity.ts'
import { refuse } from '../http/problem.ts'
import type { CartVariant, StoredRow } from './cart.repo.ts'

/**
 * Refuses a row's quantity that its rule does not allow, naming the nearest that are.
 * @param field the path of the field in the request
 */
export const checkQuantity = (rule: QuantityRule, quantity: number, field: string): void => {
  if (isValidQuantity(rule, quantity)) return
  const nearest = nearestValid(rule, quantity)
  const right = [nearest.below, nearest.above].filter((value) => value !== undefined).join(' or ')
  refuse(
    422,
    'quantity_off_step',
    `${field}: ${quantity} pieces cannot be ordered; from ${rule.minimum} in steps of ${rule.step} up to ${rule.maximum}. Nearest: ${right}.`,
    { field, nearest },
  )
}

/** Refuses an add of fewer than 5 pieces of a multi-variant product in total. */
export const checkPooledAdd = (
  adds: readonly { variant: CartVariant; quantity: number }[],
): void => {
  for (const [, ofProduct] of Map.groupBy(adds, ({ variant }) => variant.productId)) {
    const pieces = ofProduct.reduce((total, { quantity }) => total + quantity, 0)
    const mixed = ofProduct.some(({ variant }) => variant.facts.mixedVariant)
    if (!meetsPooledMinimum(mixed, pieces))
      refuse(422, 'minimum_pieces', messages['cart.minimumPieces'], { field: 'quantity' })
  }
}

/** Refuses an edit that would leave 1 to 4 pieces of a multi-variant product. */
export const checkPooledEdit = (
  rows: readonly StoredRow[],
  edited: StoredRow,
  quantity: number,
): void => {
  const pieces = rows
    .filter(({ variant }) => variant.productId === edited.variant.productId)
    .reduce((total, row) => total + (row.id === edited.id ? quantity : row.quantity), 0)
  if (!meetsPooledMinimum(edited.variant.facts.mixedVariant, pieces))
    refuse(422, 'minimum_pieces', messages['cart.minimumPieces'], { field: 'quantity' })
}
