import type { LineMode } from '../../contracts/cart/cartRows.ts'
import type { QuantityRule } from '../../contracts/catalogue/product.ts'
import type { Problem } from '../../contracts/primitives.ts'
import { backorderOf } from '../orders/shipping.ts'
import { said } from '../shell/said.ts'
import { belowMinimum, offStepProblem } from './cartProblems.ts'
import { meetsPooledMinimum } from './quantity.ts'

/** One line of a call that changes the cart. */
export interface WantedLine {
  /** The variant's `productId`. */
  readonly id: string
  readonly quantity: number
  readonly mode: LineMode
  /** The path of the line's fields in the request, such as `lines.2`; empty for the body itself. */
  readonly path: string
}

/** The catalogue's data of a variant. */
export interface LineVariant {
  /** The product's own `_id`. */
  readonly product: string
  readonly quantityRule: QuantityRule
  readonly mixedVariant: boolean
  readonly stock: number
  readonly isSold: boolean
}

/** The data of the cart and the catalogue before the change. */
export interface LinesWorld {
  /** By the variant's `productId`. */
  readonly variants: ReadonlyMap<string, LineVariant>
  /** The pieces in the cart, by the variant's `productId`. */
  readonly carted: ReadonlyMap<string, number>
  /** The pieces in the cart, by the product's `_id`. */
  readonly piecesOf: ReadonlyMap<string, number>
}

/** A refusal and its HTTP status. */
export interface LineProblem {
  readonly status: 404 | 422
  readonly problem: Problem
}

export interface LinesPlan {
  /** The new quantity of each changed variant; 0 removes it. */
  readonly quantities: ReadonlyMap<string, number>
  /** The cart then has more pieces of some variant than are in stock. */
  readonly isOutOfStock: boolean
}

const fieldOf = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

/** The last quantity that the lines request of each variant, with the line that requested it. */
const finalQuantities = (lines: readonly WantedLine[], carted: LinesWorld['carted']) => {
  const final = new Map<string, { quantity: number; line: WantedLine }>()
  for (const line of lines) {
    const before = final.get(line.id)?.quantity ?? carted.get(line.id) ?? 0
    final.set(line.id, {
      quantity: line.mode === 'add' ? before + line.quantity : line.quantity,
      line,
    })
  }
  return final
}

const problemOf = (
  quantity: number,
  line: WantedLine,
  variant: LineVariant | undefined,
  idField: string,
): LineProblem | undefined => {
  // A row may be removed even if its variant is no longer sold or does not exist.
  if (quantity === 0) return undefined
  if (!variant?.isSold) {
    const message = `There is no variant ${line.id} on sale.`
    const field = fieldOf(line.path, idField)
    const problem = { ...said('refusal.noVariant'), message, field }
    return { status: 404, problem: { code: 'not_found', ...problem } }
  }
  const problem = offStepProblem(variant.quantityRule, quantity, fieldOf(line.path, 'quantity'))
  return problem && { status: 422, problem }
}

/**
 * Plans the effect of a list of lines on a cart, all or nothing: the quantity of each line follows the product's rule,
 * and a multi-variant product keeps at least 5 pieces (rule Q6). Lines of one variant are applied one after the other.
 * @param idField the name of a variant's id in the request, for refusals
 * @param mayUndercut whether rows may be removed although fewer than 5 pieces of the product remain (rule Q7)
 * @returns the plan, or why each line is refused
 */
export const planLines = (
  lines: readonly WantedLine[],
  { variants, carted, piecesOf }: LinesWorld,
  { idField, mayUndercut }: { readonly idField: string; readonly mayUndercut: boolean },
): { readonly plan: LinesPlan } | { readonly problems: readonly LineProblem[] } => {
  const final = finalQuantities(lines, carted)
  const problems: LineProblem[] = []
  const quantities = new Map<string, number>()
  const changes = new Map<string, { change: number; isOnlyRemoved: boolean; line: WantedLine }>()
  let isOutOfStock = false
  for (const [id, { quantity, line }] of final) {
    const variant = variants.get(id)
    const problem = problemOf(quantity, line, variant, idField)
    if (problem) problems.push(problem)
    if (!variant) continue
    const before = carted.get(id) ?? 0
    if (quantity !== before) quantities.set(id, quantity)
    if (backorderOf(quantity, variant.stock) > 0) isOutOfStock = true
    if (!variant.mixedVariant) continue
    const known = changes.get(variant.product)
    changes.set(variant.product, {
      change: (known?.change ?? 0) + quantity - before,
      isOnlyRemoved: (known?.isOnlyRemoved ?? true) && quantity === 0,
      line,
    })
  }
  for (const [product, { change, isOnlyRemoved, line }] of changes) {
    const isAllowed = mayUndercut && isOnlyRemoved
    if (isAllowed || meetsPooledMinimum(true, (piecesOf.get(product) ?? 0) + change)) continue
    const field = fieldOf(line.path, 'quantity')
    problems.push({ status: 422, problem: { ...belowMinimum, field } })
  }
  return problems.length > 0 ? { problems } : { plan: { quantities, isOutOfStock } }
}

/** One refusal for all refused lines; `issues` lists them if there are several. */
export const joinProblems = (problems: readonly LineProblem[]): LineProblem | undefined => {
  const [first, ...others] = problems
  if (!first || others.length === 0) return first
  const issues = problems.map(({ problem: { field = '', message, key, values } }) => ({
    field,
    message,
    key,
    values,
  }))
  return { ...first, problem: { ...first.problem, issues } }
}
