import type { QuantityRule } from '../contracts/catalogue.ts'
import { messages } from '../contracts/messages.ts'
import type { Problem } from '../contracts/primitives.ts'
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

/** Why fewer than 5 pieces of a multi-variant product are refused (specification 5). */
export const belowMinimum: Problem = {
  code: 'minimum_pieces',
  message: messages['cart.minimumPieces'],
  field: 'quantity',
}

/** What an add expects of the row that it is about: that there is none, that there is one, or either. */
export type Existing = 'refuse' | 'require' | 'either'

/** Why an add or update is refused for what is in the cart already, and with which status. */
export const rowProblem = (
  existing: Existing,
  isThere: boolean,
): { readonly status: 404 | 409; readonly problem: Problem } | undefined => {
  const field = 'productId'
  if (existing === 'refuse' && isThere) {
    const message = 'This is in the cart already; update its quantity instead.'
    return { status: 409, problem: { code: 'row_exists', message, field } }
  }
  if (existing === 'require' && !isThere) {
    const message = 'This is not in the cart yet; add it first.'
    return { status: 404, problem: { code: 'not_found', message, field } }
  }
  return undefined
}

/** What the buyer is told when the pieces are in the cart (specification 8). */
export const addedMessage = (existing: Existing, isOutOfStock: boolean): string => {
  if (existing === 'require') return messages['cart.quantityUpdated']
  if (isOutOfStock) return messages['cart.addedOutOfStock']
  return existing === 'either' ? messages['cart.addedMany'] : messages['cart.added']
}
