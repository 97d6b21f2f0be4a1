import { hashToken, newToken } from '../customer/secrets.ts'
import type { Db, Trx } from '../store/schema.ts'

/** How long a link to the waiting room works, ms: 90 days (decisions, Accounts). */
export const applicationMs = 90 * 86_400_000

/** A new token of a customer's application; only its hash is stored. Older ones go on working. */
export const openApplication = async (
  trx: Db | Trx,
  customerId: string,
  now: number,
): Promise<string> => {
  const token = newToken()
  await trx
    .insertInto('application_token')
    .values({
      token_hash: hashToken(token),
      customer_id: customerId,
      expires_at: now + applicationMs,
    })
    .execute()
  return token
}

/** The customer whose application a token opens; undefined when it is unknown or has expired. */
export const applicantOf = async (
  db: Db | Trx,
  token: string,
  now: number,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('application_token')
    .select('customer_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.customer_id
}
