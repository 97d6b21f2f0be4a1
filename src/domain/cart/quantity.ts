import type { QuantityRule } from '../../contracts/catalogue/product.ts'

/** The categories whose products, including those of categories below, sell in tens (rule Q2). */
export const chainCategories = [
  'metals_brass-silver-plating_chains',
  'metals_silver-92.5_chains',
] as const

const maximum = 50_000
const pieceRule: QuantityRule = { minimum: 1, step: 1, maximum }
const chainRule: QuantityRule = { minimum: 10, step: 10, maximum }

/** Pieces of a `mixedVariant` product that the cart must hold in total (rule Q5). */
export const pooledMinimum = 5

/**
 * The rule of a product (rules Q1, Q2).
 * @param categorySlugs the slugs of its categories and of all above them
 */
export const quantityRuleOf = (categorySlugs: Iterable<string>): QuantityRule => {
  const chains: readonly string[] = chainCategories
  for (const slug of categorySlugs) if (chains.includes(slug)) return chainRule
  return pieceRule
}

const highest = ({ minimum, step, maximum: most }: QuantityRule) =>
  minimum + Math.floor((most - minimum) / step) * step

/** Whether `quantity` may be ordered. */
export const isValidQuantity = (rule: QuantityRule, quantity: number): boolean =>
  Number.isInteger(quantity) &&
  quantity >= rule.minimum &&
  quantity <= rule.maximum &&
  (quantity - rule.minimum) % rule.step === 0

/** One step up: from below the minimum to the minimum, never above the maximum (rule Q3). */
export const increment = (rule: QuantityRule, quantity: number): number =>
  quantity < rule.minimum
    ? rule.minimum
    : Math.min(roundDown(rule, quantity) + rule.step, highest(rule))

/** One step down, never below the minimum (rule Q3). */
export const decrement = (rule: QuantityRule, quantity: number): number =>
  Math.max(roundUp(rule, quantity) - rule.step, rule.minimum)

export const canIncrease = (rule: QuantityRule, quantity: number): boolean =>
  increment(rule, quantity) > quantity

export const canDecrease = (rule: QuantityRule, quantity: number): boolean =>
  decrement(rule, quantity) < quantity

/** `steps` steps up, or down if negative; each is an {@link increment} or a {@link decrement}. */
export const stepBy = (rule: QuantityRule, quantity: number, steps: number): number => {
  let stepped = quantity
  for (let step = 0; step < Math.abs(steps); step += 1)
    stepped = steps > 0 ? increment(rule, stepped) : decrement(rule, stepped)
  return stepped
}

const roundDown = (rule: QuantityRule, quantity: number) =>
  Math.min(
    rule.minimum + Math.floor((quantity - rule.minimum) / rule.step) * rule.step,
    highest(rule),
  )

const roundUp = (rule: QuantityRule, quantity: number) =>
  Math.min(
    rule.minimum + Math.max(0, Math.ceil((quantity - rule.minimum) / rule.step)) * rule.step,
    highest(rule),
  )

/** The valid quantity that a typed one is raised to; the minimum if it is not a number. */
export const moveUp = (rule: QuantityRule, typed: number): number =>
  Number.isNaN(typed) ? rule.minimum : roundUp(rule, typed)

/** The highest valid quantity of at most `pieces`; 0 if even the minimum is more. */
export const mostWithin = (rule: QuantityRule, pieces: number): number =>
  pieces < rule.minimum ? 0 : roundDown(rule, pieces)

/** The valid quantities next to a refused one; a side without one is missing. */
export const nearestValid = (
  rule: QuantityRule,
  quantity: number,
): { below?: number; above?: number } => ({
  ...(quantity > rule.minimum ? { below: roundDown(rule, quantity) } : {}),
  ...(quantity < highest(rule) ? { above: roundUp(rule, quantity) } : {}),
})

/** Whether `pieces` of a product are allowed: 1 to 4 of a pooled one are not. */
export const meetsPooledMinimum = (mixedVariant: boolean, pieces: number): boolean =>
  !mixedVariant || pieces === 0 || pieces >= pooledMinimum
