import type { OrderableVariant } from '../../../contracts/cart/cart.ts'
import type { CartRow } from '../../../contracts/cart/cartRows.ts'
import type { Problem } from '../../../contracts/primitives.ts'
import { backorderOf } from '../../orders/shipping.ts'
import { piecesInThousands } from '../pieces.ts'
import {
  isValidQuantity,
  meetsPooledMinimum,
  mostWithin,
  nearestValid,
  pooledMinimum,
} from '../quantity.ts'
import { matchOf, type QuickLine, type Resolved, variantOf } from './orderLine.ts'

/** Why a line cannot be added as it is (rule K17). */
export type LineIssue =
  /** The shop was not asked yet. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unknown'; readonly suggestions: readonly OrderableVariant[] }
  | { readonly kind: 'several'; readonly choices: readonly OrderableVariant[] }
  | { readonly kind: 'unsold' }
  /** Not a number, or not a quantity that is sold; with the nearest ones. */
  | { readonly kind: 'quantity'; readonly nearest: readonly number[] }
  /** With what is in the cart there would be too many; `room` is what still fits. */
  | { readonly kind: 'tooMany'; readonly room: number }
  /** The product needs so many pieces more. */
  | { readonly kind: 'belowMinimum'; readonly missing: number }
  | { readonly kind: 'refused'; readonly problem: Problem }

/** A line and what is to be said of it. */
export interface JudgedLine {
  readonly line: QuickLine
  readonly variant: OrderableVariant | undefined
  readonly issue: LineIssue | undefined
  /** The pieces that the stock does not cover, after all lines of the variant before it and the cart. */
  readonly late: number
  /** If the stock does not cover the line: the most pieces of it that could be ordered from the stock, 0 if none. */
  readonly inStock: number
}

const among = (ids: readonly string[], { variants }: Resolved) =>
  ids.flatMap((id) => variants[id] ?? [])

/** The issue of a line that has no variant. */
const unclear = (line: QuickLine, resolved: Resolved): LineIssue => {
  const match = matchOf(line, resolved)
  if (!match) return { kind: 'waiting' }
  if (match.kind === 'several') return { kind: 'several', choices: among(match.ids, resolved) }
  return { kind: 'unknown', suggestions: among(match.ids, resolved) }
}

/**
 * The issue of a line with a variant, seen alone. `before`: the pieces of the cart and of earlier lines. `least`: the
 * fewest pieces that are enough.
 */
const alone = (
  { asked, quantity, refusal }: QuickLine,
  { isSold, quantityRule }: OrderableVariant,
  { before, least }: { readonly before: number; readonly least: number },
): LineIssue | undefined => {
  if (!isSold) return { kind: 'unsold' }
  if (quantity === undefined || quantity < quantityRule.minimum) {
    const meant = piecesInThousands(asked.quantity)
    const isMeant = quantity === undefined && meant && isValidQuantity(quantityRule, meant)
    return { kind: 'quantity', nearest: isMeant ? [meant, least] : [least] }
  }
  if (!isValidQuantity(quantityRule, quantity)) {
    const { below, above } = nearestValid(quantityRule, quantity)
    return { kind: 'quantity', nearest: [below, above].filter((one) => one !== undefined) }
  }
  const room = quantityRule.maximum - before
  if (quantity > room) return { kind: 'tooMany', room: Math.max(0, room) }
  return refusal && { kind: 'refused', problem: refusal }
}

const none = { late: 0, inStock: 0 }

/** Adds to the pieces counted under a name. @returns the pieces counted before */
const countIn = (pieces: Map<string, number>, name: string, more: number): number => {
  const before = pieces.get(name) ?? 0
  pieces.set(name, before + more)
  return before
}

/**
 * Says of each line what is unclear (rule K17), by the same rules as the cart: each quantity by its rule (Q1), the
 * total of a variant up to its maximum, and at least 5 pieces of a multi-variant product, together with the cart (Q5).
 * @param rows the cart, to which the lines are added
 */
export const judgeLines = (
  lines: readonly QuickLine[],
  resolved: Resolved,
  rows: readonly CartRow[],
): readonly JudgedLine[] => {
  const ofVariant = new Map(rows.map(({ cart }) => [cart.productId, cart.quantity]))
  const ofProduct = new Map<string, number>()
  for (const { cart } of rows) countIn(ofProduct, cart.productSlug, cart.quantity)
  const judged = lines.map((line): JudgedLine => {
    const variant = variantOf(line, resolved)
    if (!variant) return { ...none, line, variant, issue: unclear(line, resolved) }
    const { productId, productSlug, stock, mixedVariant, quantityRule } = variant
    const isFirst = (ofProduct.get(productSlug) ?? 0) === 0
    const issue = alone(line, variant, {
      before: ofVariant.get(productId) ?? 0,
      least: mixedVariant && isFirst ? pooledMinimum : quantityRule.minimum,
    })
    const quantity = line.quantity ?? 0
    if (issue) return { ...none, line, variant, issue }
    const before = countIn(ofVariant, productId, quantity)
    countIn(ofProduct, productSlug, quantity)
    const late = backorderOf(before + quantity, stock) - backorderOf(before, stock)
    const inStock = late > 0 ? mostWithin(variant.quantityRule, stock - before) : 0
    return { line, variant, issue, late, inStock }
  })
  return judged.map((one) => {
    const { issue, variant } = one
    if (issue || !variant?.mixedVariant) return one
    const pieces = ofProduct.get(variant.productSlug) ?? 0
    if (meetsPooledMinimum(true, pieces)) return one
    return { ...one, issue: { kind: 'belowMinimum', missing: pooledMinimum - pieces } }
  })
}

/** The quantities that repair a line; empty if another quantity does not. */
export const repairsOf = ({ line: { quantity = 0 }, issue }: JudgedLine): readonly number[] => {
  switch (issue?.kind) {
    case 'quantity':
      return issue.nearest
    case 'tooMany':
      return issue.room > 0 ? [issue.room] : []
    case 'belowMinimum':
      return [quantity + issue.missing]
    default:
      return []
  }
}

/** Whether a line can be added as it is. */
export const isReady = ({ issue }: JudgedLine): boolean => issue === undefined
