import type { LinesWorld } from '../../src/domain/cart/planLines.ts'
import type { CartedVariant, CartRepo } from './cart.repo.ts'
import type { CartVariant } from './cartVariant.ts'

/** With the data that the rows show. */
interface CartedWorld extends LinesWorld {
  readonly found: ReadonlyMap<string, CartedVariant>
}

/** Reads the current cart rows and catalogue data of variants. */
export const readLinesWorld = async (
  repo: CartRepo,
  variantIds: readonly string[],
): Promise<CartedWorld> => {
  const found = await repo.variants(variantIds)
  const all = [...found.values()]
  const pooled = all.filter(({ variant }) => variant.facts.mixedVariant)
  return {
    found,
    variants: new Map(all.map(({ variant }) => [variant.id, toLineVariant(variant)])),
    carted: new Map(
      all
        .filter(({ rowId }) => rowId !== null)
        .map(({ variant, quantity }) => [variant.id, quantity]),
    ),
    piecesOf: await repo.piecesOf([...new Set(pooled.map(({ variant }) => variant.productId))]),
  }
}

const toLineVariant = ({ productId, facts, stock, sold }: CartVariant) => ({
  product: productId,
  quantityRule: facts.quantityRule,
  mixedVariant: facts.mixedVariant,
  stock,
  isSold: sold,
})
