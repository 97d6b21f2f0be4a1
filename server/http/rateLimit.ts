import { sql } from 'kysely'
import { said } from '../../src/domain/shell/said.ts'
import type { Db } from '../store/schema.ts'
import { refuseForNow } from './problem.ts'

const minute = 60_000

/** A maximum number of hits per window. */
export interface Limit {
  readonly hits: number
  /** Ms. */
  readonly windowMs: number
}

/**
 * Counts hits in the database, so that all processes of the shop share the limits. A window begins with its first hit.
 */
export const createRateLimits = (db: Db, now: () => number) => {
  /**
   * Counts a hit. A window in the future is over, too: the clock was set back.
   * @returns the number of hits in the window, and its beginning in ms since the epoch
   */
  const count = (key: string, windowMs: number, start: number) => {
    const isOver = sql`(rate_limit.window_start <= ${start - windowMs} or rate_limit.window_start > ${start})`
    return db
      .insertInto('rate_limit')
      .values({ key, window_start: start, hits: 1 })
      .onConflict((on) =>
        on.column('key').doUpdateSet({
          hits: sql<number>`case when ${isOver} then 1 else rate_limit.hits + 1 end`,
          window_start: sql<number>`case when ${isOver} then ${start} else rate_limit.window_start end`,
        }),
      )
      .returning(['hits', 'window_start'])
      .executeTakeFirstOrThrow()
  }

  /** Counts a hit. @returns how long the caller must wait, ms; 0 while below the limit */
  const hit = async (key: string, limit: Limit): Promise<number> => {
    const start = now()
    const row = await count(key, limit.windowMs, start)
    return row.hits > limit.hits ? row.window_start + limit.windowMs - start : 0
  }

  return {
    /**
     * Counts a hit under each key.
     * @throws Refusal 429, with the minutes to wait, once any of them is over its limit
     */
    check: async (limits: Readonly<Record<string, Limit>>): Promise<void> => {
      for (const [key, limit] of Object.entries(limits)) {
        const wait = await hit(key, limit)
        if (wait > 0)
          refuseForNow(
            429,
            'too_many_requests',
            said('reply.tooOften', { minutes: String(Math.ceil(wait / minute)) }),
            Math.ceil(wait / 1000),
          )
      }
    },

    /** Counts a hit and returns whether it is the first of the key in the window (ms). */
    isFirst: async (key: string, windowMs: number): Promise<boolean> =>
      (await count(key, windowMs, now())).hits === 1,

    /** Uncounts the last hit of a key. */
    takeBack: async (key: string): Promise<void> => {
      await db
        .updateTable('rate_limit')
        .set(({ eb }) => ({ hits: eb('hits', '-', 1) }))
        .where('key', '=', key)
        .where('hits', '>', 0)
        .execute()
    },

    /** Resets the hits of a key, for example after a successful login. */
    forget: async (key: string): Promise<void> => {
      await db.deleteFrom('rate_limit').where('key', '=', key).execute()
    },
  }
}

export type RateLimits = ReturnType<typeof createRateLimits>
