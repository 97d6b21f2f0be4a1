import type { LinesWorld } from '../../src/domain/cart/planLines.ts'
import type { CartRepo } from './cart.repo.ts'
import type { CartVariant } from './cartVariant.ts'

/** Reads the current cart rows and catalogue data of variants. */
export const readLinesWorld = async (
  repo: CartRepo,
  variantIds: readonly string[],
): Promise<LinesWorld> => {
  const found = await repo.variants(variantIds)
  const rows = await repo.rowsOfVariants(variantIds)
  const pooled = [...found.values()].filter(({ facts }) => facts.mixedVariant)
  return {
    variants: new Map([...found].map(([id, variant]) => [id, toLineVariant(variant)])),
    carted: new Map(rows.map(({ variant, quantity }) => [variant.id, quantity])),
    piecesOf: await repo.piecesOf([...new Set(pooled.map(({ productId }) => productId))]),
  }
}

const toLineVariant = ({ productId, facts, stock, sold }: CartVariant) => ({
  product: productId,
  quantityRule: facts.quantityRule,
  mixedVariant: facts.mixedVariant,
  stock,
  isSold: sold,
})
