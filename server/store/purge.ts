import type { Db } from './schema.ts'

const dayMs = 86_400_000

/** How long a repeated call gets the first answer to its Idempotency-Key, ms. */
const keyMs = { cart: 7 * dayMs, order: 30 * dayMs, request: 30 * dayMs, list: 7 * dayMs }

/**
 * Deletes what has expired: sessions, links in mails, windows of rate limits, Idempotency-Keys, and jobs that failed a
 * month ago (their mails contain tokens). The README lists the retention times.
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
  await db.deleteFrom('resale_link').where('expires_at', '<=', now).execute()
  await db.deleteFrom('paper_link').where('expires_at', '<=', now).execute()
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
    .where('created_at', '<=', now - keyMs.cart)
    .execute()
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<=', now - keyMs.order)
    .execute()
  await db
    .updateTable('request')
    .set({ key: null, request_hash: null })
    .where('key', 'is not', null)
    .where('created_at', '<=', now - keyMs.request)
    .execute()
  await db
    .updateTable('cart_list')
    .set({ key: null, request_hash: null })
    .where('key', 'is not', null)
    .where('created_at', '<=', now - keyMs.list)
    .execute()
  await db
    .updateTable('request_message')
    .set({ key: null })
    .where('key', 'is not', null)
    .where('created_at', '<=', now - keyMs.request)
    .execute()
}
