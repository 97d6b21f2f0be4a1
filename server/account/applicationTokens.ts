import { hashToken, newToken } from '../customer/secrets.ts'
import type { Db, Trx } from '../store/schema.ts'

/** How long a link to the waiting room works, ms: 90 days (rule A12). */
export const applicationMs = 90 * 86_400_000

/** Links to one waiting room that work at a time: the oldest gives way. */
export const applicationsAtMost = 20

/** A new token of a customer's application; only its hash is stored. Older ones go on working, up to the bound. */
export const openApplication = async (
  trx: Db | Trx,
  customerId: string,
  now: number,
): Promise<string> => {
  const token = newToken()
  const surplus = await trx
    .selectFrom('application_token')
    .select('token_hash')
    .where('customer_id', '=', customerId)
    .orderBy('expires_at', 'desc')
    .offset(applicationsAtMost - 1)
    .limit(1_000)
    .execute()
  if (surplus.length > 0)
    await trx
      .deleteFrom('application_token')
      .where(
        'token_hash',
        'in',
        surplus.map(({ token_hash }) => token_hash),
      )
      .execute()
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
