import type { ResaleRequest } from '../../../src/contracts/cart/resale.ts'
import { hashToken, newToken } from '../../account/secrets.ts'
import type { Db } from '../../store/schema.ts'

/** How long a link is valid, ms. The download begins at once. */
const linkMs = 60_000

/** Creates a token that permits one download of a pack. Only its hash is stored. */
export const openResaleLink = async (
  db: Db,
  orderId: string,
  request: ResaleRequest,
  now: number,
): Promise<string> => {
  const token = newToken()
  await db
    .insertInto('resale_link')
    .values({
      ...{ token_hash: hashToken(token), order_id: orderId },
      ...{ request_json: JSON.stringify(request), expires_at: now + linkMs },
    })
    .execute()
  return token
}

/** Uses a token up. @returns undefined if it is used or expired */
export const useResaleLink = async (
  db: Db,
  token: string,
  now: number,
): Promise<{ readonly orderId: string; readonly request: ResaleRequest } | undefined> => {
  const used = await db
    .deleteFrom('resale_link')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning(['order_id', 'request_json'])
    .executeTakeFirst()
  return (
    used && {
      orderId: used.order_id,
      request: JSON.parse(used.request_json) as ResaleRequest,
    }
  )
}
