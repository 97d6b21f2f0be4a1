import { queueMail } from '../mail/tasks/mailTask.ts'
import type { Engine } from '../store/engine.ts'
import type { Trx } from '../store/schema.ts'
import { hashToken, newToken } from './secrets.ts'
import { revokeAll } from './sessions.ts'

/** How long a reset link is valid, ms. */
export const resetMs = 60 * 60_000

/**
 * Password resets. A token is random, stored as a hash, valid once, and replaced by a newer one or a password change.
 */
export const createResets = ({ db, lock }: Engine, now: () => number) => ({
  /**
   * Mails a new token, which replaces the customer's previous one.
   * @returns the token
   */
  open: (customerId: string): Promise<string> =>
    db.transaction().execute(async (trx) => {
      await lock.customer(trx, customerId)
      const { email, name, language } = await trx
        .selectFrom('customer')
        .select(['email', 'name', 'language'])
        .where('id', '=', customerId)
        .executeTakeFirstOrThrow()
      await trx.deleteFrom('password_reset').where('customer_id', '=', customerId).execute()
      const token = newToken()
      await trx
        .insertInto('password_reset')
        .values({
          token_hash: hashToken(token),
          customer_id: customerId,
          expires_at: now() + resetMs,
        })
        .execute()
      const data = { name, token }
      await queueMail(trx, { kind: 'resetPassword', to: email, language, data }, now())
      return token
    }),

  /** Whether a token is valid. Checked before the new password is hashed. */
  isOpen: async (token: string): Promise<boolean> => {
    const row = await db
      .selectFrom('password_reset')
      .select('customer_id')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', now())
      .executeTakeFirst()
    return row !== undefined
  },

  /** Uses a token and sets the password. Returns undefined if the token is used, expired or replaced. */
  use: (token: string, passwordHash: string): Promise<string | undefined> =>
    db.transaction().execute(async (trx) => {
      const tokenHash = hashToken(token)
      const known = await trx
        .selectFrom('password_reset')
        .select('customer_id')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      if (!known) return undefined
      await lock.customer(trx, known.customer_id)
      const used = await trx
        .deleteFrom('password_reset')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now())
        .returning('customer_id')
        .executeTakeFirst()
      if (used) await setPassword(trx, used.customer_id, passwordHash, now())
      return used?.customer_id
    }),
})

/** Changes a password, queues a mail about it, and ends all sessions and mailed links. */
export const setPassword = async (
  trx: Trx,
  customerId: string,
  passwordHash: string,
  now: number,
): Promise<void> => {
  const { email, name, language } = await trx
    .updateTable('customer')
    .set({ password_hash: passwordHash })
    .where('id', '=', customerId)
    .returning(['email', 'name', 'language'])
    .executeTakeFirstOrThrow()
  await queueMail(trx, { kind: 'passwordChanged', to: email, language, data: { name } }, now)
  await trx.deleteFrom('password_reset').where('customer_id', '=', customerId).execute()
  await trx.deleteFrom('application_token').where('customer_id', '=', customerId).execute()
  await trx.deleteFrom('privacy_token').where('customer_id', '=', customerId).execute()
  await revokeAll(trx, customerId)
}
