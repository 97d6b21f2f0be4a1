import { hashToken, newToken } from '../../account/secrets.ts'
import type { Db } from '../../store/schema.ts'

/** How long a link is valid, ms. The download begins at once. */
const linkMs = 60_000

/** Creates a token that permits one download of a paper. Only its hash is stored. */
export const openPaperLink = async (db: Db, paperId: string, now: number): Promise<string> => {
  const token = newToken()
  await db
    .insertInto('paper_link')
    .values({ token_hash: hashToken(token), paper_id: paperId, expires_at: now + linkMs })
    .execute()
  return token
}

/** Uses a token up. @returns the paper's id; undefined if the token is used or expired */
export const usePaperLink = async (
  db: Db,
  token: string,
  now: number,
): Promise<string | undefined> => {
  const used = await db
    .deleteFrom('paper_link')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning('paper_id')
    .executeTakeFirst()
  return used?.paper_id
}
