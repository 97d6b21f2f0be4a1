import { z } from 'zod'
import { SellingTerms } from '../../src/contracts/selling.ts'
import { indianState } from '../../src/domain/orders/charges/indianStates.ts'
import { noTerms, termsAt } from '../../src/domain/orders/charges/terms.ts'
import { refuseField } from '../http/problem.ts'
import { recordEvent } from '../store/events/events.ts'
import type { Db, Trx } from '../store/schema.ts'
import { createSettings } from './settings.repo.ts'
import { putSetting } from './settings.writer.ts'

const key = 'selling'

/** All terms of the shop, past and future ones too. Empty if the shop has set none. */
export const sellingTerms = async (db: Db | Trx): Promise<readonly SellingTerms[]> => {
  const row = await db
    .selectFrom('setting')
    .select('value_json')
    .where('key', '=', key)
    .executeTakeFirst()
  return row ? (JSON.parse(row.value_json) as SellingTerms[]) : []
}

/** The terms in force (rule M7). @param now ms since the epoch */
export const termsNow = async (db: Db | Trx, now: number): Promise<SellingTerms> =>
  termsAt(await sellingTerms(db), now) ??
  noTerms((await createSettings(db).store()).customization.shopName)

/** GST depends on the seller's state (rule M9). */
const Terms = SellingTerms.refine(
  ({ tax, seller }) => tax.kind !== 'india' || indianState(seller.state) !== undefined,
  { path: ['seller', 'state'], error: 'must be a state of India, such as Rajasthan' },
)

const Document = z
  .array(Terms)
  .max(1_000)
  .refine((all) => new Set(all.map(({ from }) => from)).size === all.length, {
    error: 'must have one entry for each day in `from`',
  })

/**
 * Replaces all terms and notifies open pages. Orders keep the terms under which they were placed.
 * @param given a list of terms, from any file
 * @throws Refusal 422 that names the wrong field
 */
export const putSellingTerms = async (db: Db, given: unknown): Promise<void> => {
  const { data, error } = Document.safeParse(given)
  const issue = error?.issues[0]
  if (!data) return refuseField(issue?.path.join('.') || key, issue?.message)
  await db.transaction().execute(async (trx) => {
    await putSetting(trx, key, data)
    await recordEvent(trx, 'settings.changed')
  })
}
