import type { QuantityRule } from '../../src/contracts/catalogue.ts'
import {
  belowMinimum,
  type Existing,
  offStepProblem,
  rowProblem,
} from '../../src/domain/cartProblems.ts'
import { meetsPooledMinimum } from '../../src/domain/quantity.ts'
import { Refusal } from '../http/problem.ts'
import type { CartVariant, StoredRow } from './cart.repo.ts'

/**
 * Refuses a row's quantity that its rule does not allow, naming the nearest that are.
 * @param field the path of the field in the request
 */
export const checkQuantity = (rule: QuantityRule, quantity: number, field: string): void => {
  const problem = offStepProblem(rule, quantity, field)
  if (problem) throw new Refusal(422, problem)
}

/** Refuses an add of what is there, and an update of what is not. */
export const checkRow = (existing: Existing, isThere: boolean): void => {
  const wrong = rowProblem(existing, isThere)
  if (wrong) throw new Refusal(wrong.status, wrong.problem)
}

/** Refuses an add of fewer than 5 pieces of a multi-variant product in total. */
export const checkPooledAdd = (
  adds: readonly { variant: CartVariant; quantity: number }[],
): void => {
  for (const [, ofProduct] of Map.groupBy(adds, ({ variant }) => variant.productId)) {
    const pieces = ofProduct.reduce((total, { quantity }) => total + quantity, 0)
    const mixed = ofProduct.some(({ variant }) => variant.facts.mixedVariant)
    if (!meetsPooledMinimum(mixed, pieces)) throw new Refusal(422, belowMinimum)
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
    throw new Refusal(422, belowMinimum)
}
