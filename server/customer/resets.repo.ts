import { queueMail } from '../mail/mailTask.ts'
import type { Engine } from '../store/engine.ts'
import type { Trx } from '../store/schema.ts'
import { hashToken, newToken } from './secrets.ts'
import { revokeAll } from './sessions.ts'

/** A reset link works this long, ms. */
export const resetMs = 60 * 60_000

/** Password resets: random, kept as a hash, single use, dead after a newer one or a password change. */
export const createResets = ({ db, lock }: Engine, now: () => number) => ({
  /**
   * Mails a new token, which replaces any older one of the customer.
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

  /** Whether a token is good, before a new password is hashed for it. */
  isOpen: async (token: string): Promise<boolean> => {
    const row = await db
      .selectFrom('password_reset')
      .select('customer_id')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', now())
      .executeTakeFirst()
    return row !== undefined
  },

  /** Sets the password once; undefined when the token is used, expired or replaced. */
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

/** Changes a password, mails that it was changed, and ends all that the old one opened: sessions and mailed links. */
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
