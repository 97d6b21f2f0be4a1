import type { QuantityRule } from '../../src/contracts/catalogue.ts'
import {
  belowMinimum,
  type Existing,
  offStepProblem,
  rowProblem,
} from '../../src/domain/cartProblems.ts'
import { meetsPooledMinimum } from '../../src/domain/quantity.ts'
import type { StoredRow } from './cart.ts'
import { Refusal } from './refusal.ts'
import type { OnSale } from './shelf.ts'

/** Refuses a quantity that the rule does not allow, naming the nearest that are. */
export const checkQuantity = (rule: QuantityRule, quantity: number, field: string): void => {
  const problem = offStepProblem(rule, quantity, field)
  if (problem) throw new Refusal(422, problem)
}

/** Refuses an add of what is there, and an update of what is not. */
export const checkRow = (existing: Existing, isThere: boolean): void => {
  const wrong = rowProblem(existing, isThere)
  if (wrong) throw new Refusal(wrong.status, wrong.problem)
}

/** What of several pieces belongs to one product, as the slug, whether it is pooled, and how many. */
export const pooled = (pieces: readonly { sold: OnSale; quantity: number }[]) =>
  [...Map.groupBy(pieces, ({ sold }) => sold.product).values()].map((ofProduct) => ({
    product: (ofProduct[0] as { sold: OnSale }).sold.product,
    total: ofProduct.reduce((sum, { quantity }) => sum + quantity, 0),
  }))

/** Refuses an add of fewer than 5 pieces of a multi-variant product in total. */
export const checkPooledAdd = (adds: readonly { sold: OnSale; quantity: number }[]): void => {
  for (const { product, total } of pooled(adds))
    if (!meetsPooledMinimum(product.moreCombination, total)) throw new Refusal(422, belowMinimum)
}

/** Refuses an edit that would leave 1 to 4 pieces of a multi-variant product. */
export const checkPooledEdit = (
  rows: readonly StoredRow[],
  edited: StoredRow,
  quantity: number,
): void =>
  checkPooledAdd(
    rows
      .filter(({ sold }) => sold.product === edited.sold.product)
      .map((row) => (row.id === edited.id ? { ...row, quantity } : row)),
  )
