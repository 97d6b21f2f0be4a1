import DataLoader from 'dataloader'
import type { Engine } from '../store/engine.ts'
import { recordEvent } from '../store/events/events.ts'
import { keptQuery } from '../store/keptQuery.ts'
import type { Db, Row, Trx } from '../store/schema.ts'
import { shopVersionColumn } from '../store/shopVersion.ts'
import { openApplication } from './applicationTokens.ts'
import { hashToken, newToken } from './secrets.ts'

/** How long a login lasts, ms. */
export const sessionMs = 30 * 86_400_000
/** Maximum number of sessions per customer. A further one replaces the least recently used. */
export const maxSessions = 20
/** Precision of `last_seen`, ms, so that not every request writes. */
const lastSeenMs = 10 * 60_000
/** Maximum length of a stored user agent, in characters. */
const longestAgent = 400

const readSessions = keptQuery(
  (db, { tokenHashes, now }: { tokenHashes: readonly string[]; now: number }) =>
    db
      .selectFrom('session')
      .select(['token_hash', 'customer_id', 'last_seen', shopVersionColumn])
      .where('token_hash', 'in', tokenHashes)
      .where('expires_at', '>', now),
)

/** Most sessions that one statement reads. */
const mostAtOnce = 50

/**
 * Reads sessions by the hashes of their tokens. Those that are needed in the same turn of the event loop are read in one
 * statement, which is sent after the last of them has been asked for.
 */
const createReader = (db: Db, now: () => number) => {
  const read = async (asked: readonly string[]) => {
    const rows = await readSessions(db, { tokenHashes: [...new Set(asked)], now: now() })
    const byHash = new Map(rows.map((row) => [row.token_hash, row]))
    return asked.map((tokenHash) => byHash.get(tokenHash))
  }
  return new DataLoader(read, {
    ...{ cache: false, maxBatchSize: mostAtOnce },
    batchScheduleFn: (send) => void setImmediate(send),
  })
}

/** A valid session. */
interface Session {
  readonly customerId: string
  /** The number of the last change of the shop: read with the session, since nearly every request needs it. */
  readonly shopVersion: number
}

/**
 * Sessions, stored by the hash of their token. Only verified customers have sessions: `login` opens none for others,
 * and revoking a verification deletes the sessions in the same transaction. So each request needs only one look-up.
 */
export const createSessions = ({ db, lock }: Engine, now: () => number) => {
  const reader = createReader(db, now)

  /** Opens a session and returns its token, which is not stored. */
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

  const saveLastSeen = async (tokenHash: string): Promise<void> => {
    await db
      .updateTable('session')
      .set({ last_seen: now() })
      .where('token_hash', '=', tokenHash)
      .execute()
  }

  const sessionOf = async (token: string): Promise<Session | undefined> => {
    const tokenHash = hashToken(token)
    const row = await reader.load(tokenHash)
    // Ignore errors, so that customers can still read when the disk is full.
    if (row && now() - row.last_seen >= lastSeenMs)
      await saveLastSeen(tokenHash).catch(() => undefined)
    return row && { customerId: row.customer_id, shopVersion: row.shop_version ?? 0 }
  }

  return {
    open,

    /**
     * Opens a session for a verified customer whose password was checked, or the application for others. Returns
     * undefined if the password has changed since the check.
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

    /** The session of a token, if it is valid. */
    sessionOf,

    /** The verified customer of a valid token. */
    customerOf: async (token: string): Promise<string | undefined> =>
      (await sessionOf(token))?.customerId,

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

/** Ends the least recently used sessions to make room for a new one. */
const endLeastUsed = async (on: Db | Trx, customerId: string): Promise<void> => {
  const surplus = await on
    .selectFrom('session')
    .select('token_hash')
    .where('customer_id', '=', customerId)
    .orderBy('last_seen', 'desc')
    .orderBy('created_at', 'desc')
    .offset(maxSessions - 1)
    .limit(1_000)
    .execute()
  if (surplus.length === 0) return
  const tokens = surplus.map(({ token_hash }) => token_hash)
  await on.deleteFrom('session').where('token_hash', 'in', tokens).execute()
  await recordEvent(on, 'sessions.ended', { customerId })
}

/** A customer with the checked password hash. */
type Checked = Pick<Row<'customer'>, 'id' | 'password_hash'>

/** The token of a session, or of an application. */
type Opened = { readonly token: string } | { readonly application: string }

/** The status of a customer; undefined if the password has changed. The caller must hold the lock. */
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

/** Whether a customer is verified and still has the checked password. The caller must hold the lock. */
export const isUnchanged = async (trx: Trx, checked: Checked): Promise<boolean> =>
  (await statusOf(trx, checked)) === 'verified'

export type Sessions = ReturnType<typeof createSessions>

/** Ends every session of a customer, after a password change, a refusal or a revoked verification. */
export const revokeAll = async (trx: Trx, customerId: string): Promise<void> => {
  await trx.deleteFrom('session').where('customer_id', '=', customerId).execute()
  await recordEvent(trx, 'customer.locked', { customerId })
  await recordEvent(trx, 'sessions.ended', { customerId })
}
