import type { Db } from './schema.ts'

const dayMs = 86_400_000

/**
 * Deletes what has expired: sessions, links in mails, windows of rate limits, keys of cart calls, and jobs that
 * failed a month ago (their mails carry tokens).
 */
export const purgeExpired = async (db: Db, now: number): Promise<void> => {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('application_token').where('expires_at', '<=', now).execute()
  await db
    .deleteFrom('job')
    .where('failed_at', '<=', now - 30 * dayMs)
    .execute()
  await db.deleteFrom('email_token').where('expires_at', '<=', now).execute()
  await db.deleteFrom('privacy_token').where('expires_at', '<=', now).execute()
  await db.deleteFrom('password_reset').where('expires_at', '<=', now).execute()
  await db
    .deleteFrom('registration')
    .where('expires_at', '<=', now - dayMs)
    .execute()
  await db
    .deleteFrom('event')
    .where('created_at', '<=', Date.now() - dayMs)
    .execute()
  await db
    .deleteFrom('rate_limit')
    .where('window_start', '<=', now - dayMs)
    .execute()
  await db
    .deleteFrom('cart_request')
    .where('created_at', '<=', now - 7 * dayMs)
    .execute()
}
