import type { Order } from '../../../src/contracts/orders/order.ts'
import type { SellingTerms } from '../../../src/contracts/selling.ts'
import type { PaperFacts } from '../../../src/domain/orders/papers/paperFacts.ts'
import { paperLanguageOf } from '../../../src/domain/orders/papers/texts/index.ts'
import { withDiscounts } from '../../../src/domain/orders/papers/withDiscounts.ts'
import { termsNow } from '../../settings/selling.repo.ts'
import type { Row, Trx } from '../../store/schema.ts'
import { recipientOf } from '../orderMail.ts'

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

/** Reads what papers of an order are written from. @param row the same order, as it is stored */
export const readPaperFacts = async (
  trx: Trx,
  order: Order,
  row: Row<'customer_order'>,
  now: number,
): Promise<PaperFacts> => {
  const { language } = await recipientOf(trx, row)
  return paperFacts(order, { terms: await termsNow(trx, now), language, now })
}
