import type { QuantityRule } from '../../contracts/catalogue/product.ts'
import type { Message, Problem } from '../../contracts/primitives.ts'
import { fieldProblem } from '../shell/fieldProblem.ts'
import { said } from '../shell/said.ts'
import { isValidQuantity, nearestValid } from './quantity.ts'

/**
 * Why a quantity is refused, with the nearest valid ones; empty if the rule allows it.
 * @param field the path of the field in the request
 */
export const offStepProblem = (
  rule: QuantityRule,
  quantity: number,
  field: string,
): Problem | undefined => {
  if (isValidQuantity(rule, quantity)) return undefined
  const nearest = nearestValid(rule, quantity)
  const sentence = offStepSentence(rule, quantity, nearest)
  return { ...fieldProblem('quantity_off_step', field, sentence), nearest }
}

const offStepSentence = (
  { minimum, step, maximum }: QuantityRule,
  quantity: number,
  { below, above }: NonNullable<Problem['nearest']>,
): Message => {
  const rule = {
    ...{ quantity: `${quantity}`, minimum: `${minimum}` },
    ...{ step: `${step}`, maximum: `${maximum}` },
  }
  return below === undefined || above === undefined
    ? said('reply.offStep', { ...rule, nearest: `${below ?? above}` })
    : said('reply.offStepBetween', { ...rule, below: `${below}`, above: `${above}` })
}

/** Why fewer than 5 pieces of a multi-variant product are refused (rule Q5). */
export const belowMinimum: Problem = {
  code: 'minimum_pieces',
  ...said('cart.minimumPieces'),
  field: 'quantity',
}

const productIdField = 'productId'

/** Why a variant that is already in the cart cannot be added (409). */
export const rowExists: Problem = {
  code: 'row_exists',
  ...said('problem.row_exists'),
  field: productIdField,
}

/** Why a variant that is not in the cart cannot be updated (404). */
export const rowMissing: Problem = {
  code: 'not_found',
  ...said('refusal.notInCart'),
  field: productIdField,
}

/** Why a row that is not in the cart cannot be changed (404). The message names it for developers. */
export const noRow = (id: string): Problem => ({
  code: 'not_found',
  ...said('refusal.noRow'),
  message: `There is no row ${id} in the cart.`,
  field: 'id',
})

/** The message of pieces that are new in the cart (rule K11). */
export const addedMessage = (isMany: boolean, isOutOfStock: boolean): Message => {
  if (isOutOfStock) return said('cart.addedOutOfStock')
  return said(isMany ? 'cart.addedMany' : 'cart.added')
}
