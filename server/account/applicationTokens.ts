import type { Db, Trx } from '../store/schema.ts'
import { hashToken, newToken } from './secrets.ts'

/** How long a link to the waiting room is valid, ms: 90 days (rule A12). */
export const applicationMs = 90 * 86_400_000

/** Maximum number of valid links to a waiting room. A further one replaces the oldest. */
export const maxApplications = 20

/**
 * Creates a token of a customer's application. Only its hash is stored. Previous tokens stay valid, up to the maximum.
 */
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
    .offset(maxApplications - 1)
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

/** The customer of an application token; undefined if the token is unknown or expired. */
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
