import type { OrderableVariant } from '../../contracts/cart/cart.ts'
import type { ListLine } from '../../contracts/cart/lists.ts'

/** A line of a named list with its variant as it is today (rule K21). */
export interface ShownLine {
  readonly quantity: number
  readonly variant: OrderableVariant
}

/** The lines with their variants, in the order of the lines. */
export const shownLines = ({
  lines,
  variants,
}: {
  readonly lines: readonly ListLine[]
  readonly variants: readonly OrderableVariant[]
}): readonly ShownLine[] => {
  const byId = new Map(variants.map((variant) => [variant.productId, variant]))
  return lines.flatMap(({ id, quantity }) => {
    const variant = byId.get(id)
    return variant ? [{ quantity, variant }] : []
  })
}
