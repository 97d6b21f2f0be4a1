import { sql } from 'kysely'
import { replies } from '../../src/contracts/messages.ts'
import { fill } from '../../src/domain/said.ts'
import type { Db } from '../store/schema.ts'
import { refuseForNow } from './problem.ts'

const minute = 60_000

/** So many hits in a window. */
export interface Limit {
  readonly hits: number
  /** Ms. */
  readonly windowMs: number
}

/**
 * Counts hits in the store, so that every process of the shop counts together. A window begins with its
 * first hit.
 */
export const createRateLimits = (db: Db, now: () => number) => {
  /**
   * Counts a hit. A window in the future is over too: the clock was set back after it began.
   * @returns the hits of the window, and when it began, ms since the epoch
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

  /** Counts a hit. @returns how long the limit keeps a caller out from now on, ms; 0 while it does not */
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
            fill(replies['reply.tooOften'], { minutes: String(Math.ceil(wait / minute)) }),
            Math.ceil(wait / 1000),
          )
      }
    },

    /** Whether nothing was counted under the key in the window (ms) before this. */
    isFirst: async (key: string, windowMs: number): Promise<boolean> =>
      (await count(key, windowMs, now())).hits === 1,

    /** Takes back the last hit of a key: what it counted did not happen. */
    takeBack: async (key: string): Promise<void> => {
      await db
        .updateTable('rate_limit')
        .set(({ eb }) => ({ hits: eb('hits', '-', 1) }))
        .where('key', '=', key)
        .where('hits', '>', 0)
        .execute()
    },

    /** Forgets the hits of a key, as after a login that succeeded. */
    forget: async (key: string): Promise<void> => {
      await db.deleteFrom('rate_limit').where('key', '=', key).execute()
    },
  }
}

export type RateLimits = ReturnType<typeof createRateLimits>
