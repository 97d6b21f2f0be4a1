import type { Db, Row, Trx } from '../../store/schema.ts'
import { hashToken, newToken } from '../secrets.ts'

type Kind = Row<'privacy_token'>['kind']

/** How long the links are valid, ms. A download begins at once, a mail may be read later. */
export const privacyMs: Readonly<Record<Kind, number>> = {
  export: 60_000,
  erase: 24 * 3_600_000,
}

/** Creates a token, which replaces the previous one of its kind. Only its hash is stored. */
export const openPrivacyToken = async (
  trx: Trx,
  customerId: string,
  kind: Kind,
  now: number,
): Promise<string> => {
  const token = newToken()
  await trx
    .deleteFrom('privacy_token')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .execute()
  await trx
    .insertInto('privacy_token')
    .values({
      ...{ token_hash: hashToken(token), customer_id: customerId, kind },
      expires_at: now + privacyMs[kind],
    })
    .execute()
  return token
}

/** Uses a token up. @returns the customer's id; undefined if the token is used, replaced or expired */
export const usePrivacyToken = async (
  db: Db | Trx,
  token: string,
  kind: Kind,
  now: number,
): Promise<string | undefined> => {
  const used = await db
    .deleteFrom('privacy_token')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning('customer_id')
    .executeTakeFirst()
  return used?.customer_id
}
