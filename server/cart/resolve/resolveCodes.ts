import type { OrderableVariant, ResolvedCodes } from '../../../src/contracts/cart.ts'
import { matchCodes } from '../../../src/domain/cart/quickOrder/matchCodes.ts'
import { fromMilligrams, fromMinor } from '../../../src/domain/settings/money.ts'
import type { Db } from '../../store/schema.ts'
import type { CartVariant } from '../cartVariant.ts'
import { readVariants, variantLookUp } from './findVariants.ts'

/** Converts a variant to the contract. */
const toOrderable = ({ facts, chosen, ...variant }: CartVariant): OrderableVariant => ({
  ...{ productSlug: facts.productSlug, title: facts.title, image: facts.image },
  ...{ quantityRule: facts.quantityRule, mixedVariant: facts.mixedVariant },
  ...{ categories: facts.categories, attributes: chosen },
  ...{ productId: variant.id, sku: variant.sku, stock: variant.stock, isSold: variant.sold },
  weight: fromMilligrams(variant.weight),
  sellPrice: fromMinor(variant.sellPrice),
  offerPrice: fromMinor(variant.offerPrice),
})

/** What codes stand for, with the variants that the matches name (rule K16). */
export const resolveCodes = async (db: Db, codes: readonly string[]): Promise<ResolvedCodes> => {
  const matches = await matchCodes(codes, variantLookUp(db))
  const ids = [...new Set(matches.flatMap((match) => match.ids))]
  return { matches: [...matches], variants: (await readVariants(db, ids)).map(toOrderable) }
}
