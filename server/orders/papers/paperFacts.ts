import type { Order } from '../../../src/contracts/orders.ts'
import type { PaperFacts } from '../../../src/domain/orders/papers/paperFacts.ts'
import { paperLanguageOf } from '../../../src/domain/orders/papers/texts/index.ts'
import { withDiscounts } from '../../../src/domain/orders/papers/withDiscounts.ts'
import { termsNow } from '../../settings/selling.repo.ts'
import type { Trx } from '../../store/schema.ts'

/** Reads what papers of an order are written from. */
export const readPaperFacts = async (
  trx: Trx,
  order: Order,
  { customerId, now }: { readonly customerId: string; readonly now: number },
): Promise<PaperFacts> => {
  const { language } = await trx
    .selectFrom('customer')
    .select('language')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const terms = await termsNow(trx, now)
  const facts = { order: withDiscounts(order), terms, language: paperLanguageOf(language) }
  return { ...facts, issuedAt: now, number: null }
}
