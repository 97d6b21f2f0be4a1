import { openApplication } from '../account/applicationTokens.ts'
import { recordEvent } from '../realtime/events.ts'
import type { Engine } from '../store/engine.ts'
import { hole } from '../store/hole.ts'
import type { Db, Row, Trx } from '../store/schema.ts'
import { hashToken, newToken } from './secrets.ts'

/** How long a login lasts, ms. */
export const sessionMs = 30 * 86_400_000
/** Logins of one customer at a time: the one that was not used for the longest gives way. */
export const sessionsAtMost = 20
/** How exactly it is known when a session was last used, ms: not every request writes. */
const seenMs = 10 * 60_000
/** Characters of a user agent that are kept. */
const longestAgent = 400

/**
 * Who is logged in; only the hash of a token is kept. A session is a proof of verification: `login` opens
 * none for an unverified customer, and whatever takes a verification back deletes the customer's sessions
 * in the same transaction, so that the check on every request is one look-up.
 */
export const createSessions = ({ db, lock, prepareRead }: Engine, now: () => number) => {
  const readCustomer = prepareRead(
    db
      .selectFrom('session')
      .select(['customer_id', 'last_seen'])
      .where('token_hash', '=', hole('tokenHash'))
      .where('expires_at', '>', hole<number>('now')),
  )
  /** Opens a session and gives its token, which is nowhere else. */
  const open = async (customerId: string, userAgent = '', on: Db | Trx = db): Promise<string> => {
    const token = newToken()
    await endLeastUsed(on, customerId)
    await on
      .insertInto('session')
      .values({
        token_hash: hashToken(token),
        customer_id: customerId,
        created_at: now(),
        expires_at: now() + sessionMs,
        last_seen: now(),
        user_agent: userAgent.slice(0, longestAgent),
      })
      .execute()
    return token
  }

  const keepSeen = async (tokenHash: string): Promise<void> => {
    await db
      .updateTable('session')
      .set({ last_seen: now() })
      .where('token_hash', '=', tokenHash)
      .execute()
  }

  return {
    open,

    /**
     * Lets a customer in whose password was checked: a verified one into the shop, others into their waiting
     * room. Undefined when the password has changed since, for what ends every session ends those that are
     * about to open, too.
     */
    openChecked: (checked: Checked, userAgent = '') =>
      db.transaction().execute(async (trx): Promise<Opened | undefined> => {
        await lock.customer(trx, checked.id)
        const status = await statusOf(trx, checked)
        if (status === undefined) return undefined
        return status === 'verified'
          ? { token: await open(checked.id, userAgent, trx) }
          : { application: await openApplication(trx, checked.id, now()) }
      }),

    /** The verified customer whom the token belongs to, while it lasts. */
    customerOf: async (token: string): Promise<string | undefined> => {
      const tokenHash = hashToken(token)
      const [row] = await readCustomer({ tokenHash, now: now() })
      // A disk that is full still lets a customer read.
      if (row && now() - row.last_seen >= seenMs) await keepSeen(tokenHash).catch(() => undefined)
      return row?.customer_id
    },

    revoke: async (token: string): Promise<void> => {
      await db.transaction().execute(async (trx) => {
        const ended = await trx
          .deleteFrom('session')
          .where('token_hash', '=', hashToken(token))
          .returning('customer_id')
          .executeTakeFirst()
        if (ended) await recordEvent(trx, 'sessions.ended', { customerId: ended.customer_id })
      })
    },
  }
}

/** Ends a customer's sessions but for so many that one more is within the bound. */
const endLeastUsed = async (on: Db | Trx, customerId: string): Promise<void> => {
  const surplus = await on
    .selectFrom('session')
    .select('token_hash')
    .where('customer_id', '=', customerId)
    .orderBy('last_seen', 'desc')
    .orderBy('created_at', 'desc')
    .offset(sessionsAtMost - 1)
    .limit(1_000)
    .execute()
  if (surplus.length === 0) return
  const tokens = surplus.map(({ token_hash }) => token_hash)
  await on.deleteFrom('session').where('token_hash', 'in', tokens).execute()
  await recordEvent(on, 'sessions.ended', { customerId })
}

/** A customer with the password that was checked. */
type Checked = Pick<Row<'customer'>, 'id' | 'password_hash'>

/** The token of a session, or of an application. */
type Opened = { readonly token: string } | { readonly application: string }

/** The status of a customer; undefined when the password is no longer the checked one. The caller holds the lock. */
const statusOf = async (trx: Trx, checked: Checked) => {
  const same = await trx
    .selectFrom('customer')
    .select('status')
    .where('id', '=', checked.id)
    .where('password_hash', '=', checked.password_hash)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return same?.status
}

/** Whether a customer is verified and has the password that was checked a moment ago. The caller holds the lock. */
export const isUnchanged = async (trx: Trx, checked: Checked): Promise<boolean> =>
  (await statusOf(trx, checked)) === 'verified'

export type Sessions = ReturnType<typeof createSessions>

/** Ends every session of a customer: after a password change, a refusal, an un-verify. */
export const revokeAll = async (trx: Trx, customerId: string): Promise<void> => {
  await trx.deleteFrom('session').where('customer_id', '=', customerId).execute()
  await recordEvent(trx, 'customer.locked', { customerId })
  await recordEvent(trx, 'sessions.ended', { customerId })
}
