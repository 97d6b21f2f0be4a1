import type { ResolvedCodes } from '../../../src/contracts/cart/cart.ts'
import { matchCodes } from '../../../src/domain/cart/quickOrder/matchCodes.ts'
import type { Db } from '../../store/schema.ts'
import { toOrderable } from '../cartVariant.ts'
import { readVariants, variantLookUp } from './findVariants.ts'

/** What codes stand for, with the variants that the matches name (rule K16). */
export const resolveCodes = async (db: Db, codes: readonly string[]): Promise<ResolvedCodes> => {
  const matches = await matchCodes(codes, variantLookUp(db))
  const ids = [...new Set(matches.flatMap((match) => match.ids))]
  return { matches: [...matches], variants: (await readVariants(db, ids)).map(toOrderable) }
}
