import type { Order } from '../../../src/contracts/orders.ts'
import type { SellingTerms } from '../../../src/contracts/selling.ts'
import type { PaperFacts } from '../../../src/domain/orders/papers/paperFacts.ts'
import { paperLanguageOf } from '../../../src/domain/orders/papers/texts/index.ts'
import { withDiscounts } from '../../../src/domain/orders/papers/withDiscounts.ts'
import { termsNow } from '../../settings/selling.repo.ts'
import type { Trx } from '../../store/schema.ts'

/** When, by which terms and in which language papers are issued. */
export interface PaperCause {
  readonly terms: SellingTerms
  /** The customer's. */
  readonly language: string
  readonly now: number
}

/** What papers of an order are written from. */
export const paperFacts = (order: Order, { terms, language, now }: PaperCause): PaperFacts => ({
  ...{ order: withDiscounts(order), terms, language: paperLanguageOf(language) },
  ...{ issuedAt: now, number: null },
})

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
  return paperFacts(order, { terms: await termsNow(trx, now), language, now })
}
