import type { LinesWorld } from '../../src/domain/cart/planLines.ts'
import { unitPrice } from '../../src/domain/settings/money.ts'
import type { CartRepo } from './cart.repo.ts'
import type { CartVariant } from './cartVariant.ts'

/** With the price of one piece of each variant, paise. */
interface PricedWorld extends LinesWorld {
  readonly prices: ReadonlyMap<string, number>
}

/** Reads the current cart rows and catalogue data of variants. */
export const readLinesWorld = async (
  repo: CartRepo,
  variantIds: readonly string[],
): Promise<PricedWorld> => {
  const found = await repo.variants(variantIds)
  const rows = await repo.rowsOfVariants(variantIds)
  const pooled = [...found.values()].filter(({ facts }) => facts.mixedVariant)
  return {
    variants: new Map([...found].map(([id, variant]) => [id, toLineVariant(variant)])),
    prices: new Map([...found].map(([id, variant]) => [id, unitPrice(variant)])),
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
