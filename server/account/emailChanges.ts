import { type MailTask, queueMail } from '../mail/tasks/mailTask.ts'
import type { Deps } from '../opening/deps.ts'
import type { Row, Trx } from '../store/schema.ts'
import { hashToken, newToken } from './secrets.ts'
import { revokeAll } from './sessions.ts'

/** How long the link in the mail to a new address is valid, ms. */
export const confirmMs = 24 * 3_600_000
/** How long the change can be undone from the old address, ms. */
export const undoMs = 7 * 24 * 3_600_000

type EmailToken = Row<'email_token'>

/**
 * Changes of a customer's e-mail address: a link in a mail to the new address confirms it, one to the old address can
 * undo it. Tokens are random, stored as a hash and valid once.
 */
export const createEmailChanges = ({ engine: { db, lock }, now }: Pick<Deps, 'engine' | 'now'>) => {
  const open = async (
    trx: Trx,
    { customer_id, kind, email }: Pick<EmailToken, 'customer_id' | 'kind' | 'email'>,
  ): Promise<string> => {
    const token = newToken()
    const expires_at = now() + (kind === 'confirm' ? confirmMs : undoMs)
    await trx
      .insertInto('email_token')
      .values({ token_hash: hashToken(token), customer_id, kind, email, expires_at })
      .execute()
    return token
  }

  /**
   * Uses a token and sets the customer's address. Returns undefined if the token is used or expired, or the address is
   * taken.
   */
  const use = (token: string, kind: EmailToken['kind']) =>
    db.transaction().execute(async (trx) => {
      const ofToken = { token_hash: hashToken(token), kind }
      const known = await trx
        .selectFrom('email_token')
        .select('customer_id')
        .where((is) => is.and(ofToken))
        .executeTakeFirst()
      if (!known) return undefined
      await lock.customer(trx, known.customer_id)
      const used = await trx
        .deleteFrom('email_token')
        .where((is) => is.and(ofToken))
        .where('expires_at', '>', now())
        .returning(['customer_id', 'email'])
        .executeTakeFirst()
      if (!used || (await ownerOf(trx, used.email))) return undefined
      const before = await trx
        .selectFrom('customer')
        .selectAll()
        .where('id', '=', used.customer_id)
        .executeTakeFirstOrThrow()
      await setEmail(trx, before.id, used.email)
      if (kind === 'confirm') await mailOldAddress(trx, before, used.email)
      else await undoAll(trx, before.id)
      return used.email
    })

  const mailOldAddress = async (
    trx: Trx,
    { id, email, name, language }: Row<'customer'>,
    newEmail: string,
  ) => {
    const token = await open(trx, { customer_id: id, kind: 'undo', email })
    const data = { name, newEmail, token }
    await queueMail(trx, { kind: 'emailChanged', to: email, language, data }, now())
  }

  return {
    /**
     * Mails a link to the new address, which replaces an earlier link. If the address has an account, the mail says so
     * instead.
     */
    request: async (trx: Trx, customer: Row<'customer'>, email: string): Promise<void> => {
      const { id, name, language } = customer
      await trx
        .deleteFrom('email_token')
        .where('customer_id', '=', id)
        .where('kind', '=', 'confirm')
        .execute()
      // Also create a token if the address is taken, so that the answer takes as long.
      const token = await open(trx, { customer_id: id, kind: 'confirm', email })
      const owner = await ownerOf(trx, email)
      const task: MailTask = owner
        ? { kind: 'alreadyRegistered', to: email, language: owner.language, data: {} }
        : { kind: 'confirmEmail', to: email, language, data: { name, token } }
      await queueMail(trx, task, now())
    },

    /**
     * Sets the new address and mails a link to undo this to the old one.
     * @returns the new address; undefined if the link is no longer valid
     */
    confirm: (token: string): Promise<string | undefined> => use(token, 'confirm'),

    /**
     * Restores the old address and ends every session.
     * @returns the old address; undefined if the link is no longer valid
     */
    undo: (token: string): Promise<string | undefined> => use(token, 'undo'),
  }
}
export type EmailChanges = ReturnType<typeof createEmailChanges>

const ownerOf = (trx: Trx, email: string) =>
  trx
    .selectFrom('customer')
    .select(['id', 'language'])
    .where('email', '=', email)
    .executeTakeFirst()

/** Sets the address and invalidates links sent to the previous one, except the link to undo the change. */
const setEmail = async (trx: Trx, id: string, email: string) => {
  await trx.updateTable('customer').set({ email }).where('id', '=', id).execute()
  for (const table of ['password_reset', 'application_token', 'privacy_token'] as const)
    await trx
      .deleteFrom(table as 'password_reset')
      .where('customer_id', '=', id)
      .execute()
}

const undoAll = async (trx: Trx, id: string) => {
  await trx.deleteFrom('email_token').where('customer_id', '=', id).execute()
  await revokeAll(trx, id)
}
