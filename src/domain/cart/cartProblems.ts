import type { QuantityRule } from '../../contracts/catalogue.ts'
import { messages } from '../../contracts/messages.ts'
import type { Problem } from '../../contracts/primitives.ts'
import { isValidQuantity, nearestValid } from './quantity.ts'

/**
 * Why a quantity is refused, with the nearest that are allowed; nothing when the rule allows it.
 * @param field the path of the field in the request
 */
export const offStepProblem = (
  rule: QuantityRule,
  quantity: number,
  field: string,
): Problem | undefined => {
  if (isValidQuantity(rule, quantity)) return undefined
  const nearest = nearestValid(rule, quantity)
  const right = [nearest.below, nearest.above].filter((value) => value !== undefined).join(' or ')
  return {
    code: 'quantity_off_step',
    message: `${field}: ${quantity} pieces cannot be ordered; from ${rule.minimum} in steps of ${rule.step} up to ${rule.maximum}. Nearest: ${right}.`,
    field,
    nearest,
  }
}

/** Why fewer than 5 pieces of a multi-variant product are refused (rule Q5). */
export const belowMinimum: Problem = {
  code: 'minimum_pieces',
  message: messages['cart.minimumPieces'],
  field: 'quantity',
}

const productIdField = 'productId'

/** Why a variant that is already in the cart cannot be added (409). */
export const rowExists: Problem = {
  code: 'row_exists',
  message: 'This is in the cart already; update its quantity instead.',
  field: productIdField,
}

/** Why a variant that is not in the cart cannot be updated (404). */
export const rowMissing: Problem = {
  code: 'not_found',
  message: 'This is not in the cart yet; add it first.',
  field: productIdField,
}

/** The message of pieces that are new in the cart (rule K11). */
export const addedMessage = (isMany: boolean, isOutOfStock: boolean): string => {
  if (isOutOfStock) return messages['cart.addedOutOfStock']
  return isMany ? messages['cart.addedMany'] : messages['cart.added']
}
