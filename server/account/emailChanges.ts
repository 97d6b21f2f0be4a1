import { hashToken, newToken } from '../customer/secrets.ts'
import { revokeAll } from '../customer/sessions.ts'
import type { Deps } from '../deps.ts'
import { type MailTask, queueMail } from '../mail/mailTask.ts'
import type { Row, Trx } from '../store/schema.ts'

/** The link in the mail to a new address works this long, ms. */
export const confirmMs = 24 * 3_600_000
/** The old address brings itself back for this long, ms. */
export const undoMs = 7 * 24 * 3_600_000

type EmailToken = Row<'email_token'>

/**
 * Changes of a customer's e-mail address: the new address confirms, and the old one may undo it. Tokens are
 * random, kept as a hash and used once.
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

  /** Uses a token up and gives the customer its address; undefined when it is used or expired, or the address taken. */
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
      if (kind === 'confirm') await tellOldAddress(trx, before, used.email)
      else await undoAll(trx, before.id)
      return used.email
    })

  const tellOldAddress = async (
    trx: Trx,
    { id, email, name, language }: Row<'customer'>,
    newEmail: string,
  ) => {
    const token = await open(trx, { customer_id: id, kind: 'undo', email })
    const data = { name, newEmail, token }
    await queueMail(trx, { kind: 'emailChanged', to: email, language, data }, now())
  }

  return {
    /** Mails a link to the new address, which replaces an older one; an address with an account is told of that. */
    request: async (trx: Trx, customer: Row<'customer'>, email: string): Promise<void> => {
      const { id, name, language } = customer
      await trx
        .deleteFrom('email_token')
        .where('customer_id', '=', id)
        .where('kind', '=', 'confirm')
        .execute()
      // Opened for an address with an account, too, whose owner gets no link: the answer takes as long.
      const token = await open(trx, { customer_id: id, kind: 'confirm', email })
      const owner = await ownerOf(trx, email)
      const task: MailTask = owner
        ? { kind: 'alreadyRegistered', to: email, language: owner.language, data: {} }
        : { kind: 'confirmEmail', to: email, language, data: { name, token } }
      await queueMail(trx, task, now())
    },

    /**
     * Gives the customer the new address and mails the old one a link to undo that.
     * @returns the new address; undefined when the link is dead
     */
    confirm: (token: string): Promise<string | undefined> => use(token, 'confirm'),

    /**
     * Gives the customer the old address again and ends every session.
     * @returns the old address; undefined when the link is dead
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

/** Links that went to the earlier address are dead, but for the one that undoes the change. */
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
