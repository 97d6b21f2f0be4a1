import type { ResolvedCodes } from '../../../src/contracts/cart/cart.ts'
import { type FoundCode, matchCodes } from '../../../src/domain/cart/quickOrder/matchCodes.ts'
import { skuCode } from '../../../src/domain/cart/skuCode.ts'
import type { Shelf } from '../catalogue/shelf.ts'
import { toOrderable } from './cartRow.ts'

/** What codes stand for in the demo catalogue, all of which is on sale (rule K16). */
export const resolveCodes = async (
  shelf: Shelf,
  codes: readonly string[],
): Promise<ResolvedCodes> => {
  const all = shelf
    .variants()
    .map(
      ({ variant: { productId, sku } }): FoundCode => ({ id: productId, sku, code: skuCode(sku) }),
    )
  const among = (wanted: readonly string[], of: (one: FoundCode) => string) => {
    const set = new Set(wanted)
    return Promise.resolve(all.filter((one) => set.has(of(one))))
  }
  const byCodes = (wanted: readonly string[]) => among(wanted, ({ code }) => code)
  const matches = await matchCodes(codes, {
    byIds: (ids) => among(ids, ({ id }) => id),
    byCodes,
    soldByCodes: byCodes,
    soldBeginningWith: (beginning, limit) =>
      Promise.resolve(all.filter(({ code }) => code.startsWith(beginning)).slice(0, limit)),
  })
  const ids = [...new Set(matches.flatMap((match) => match.ids))]
  const variants = ids.flatMap((id) => shelf.variant(id) ?? []).map(toOrderable)
  return { matches: [...matches], variants }
}
