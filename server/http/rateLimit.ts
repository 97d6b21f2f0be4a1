import { sql } from 'kysely'
import type { Db } from '../store/schema.ts'
import { refuse } from './problem.ts'

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
  const hit = async (key: string, { windowMs }: Limit): Promise<number> => {
    const start = now()
    const row = await db
      .insertInto('rate_limit')
      .values({ key, window_start: start, hits: 1 })
      .onConflict((on) =>
        on.column('key').doUpdateSet({
          hits: sql<number>`case when rate_limit.window_start <= ${start - windowMs} then 1 else rate_limit.hits + 1 end`,
          window_start: sql<number>`case when rate_limit.window_start <= ${start - windowMs} then ${start} else rate_limit.window_start end`,
        }),
      )
      .returning('hits')
      .executeTakeFirstOrThrow()
    return row.hits
  }

  return {
    /** Counts a hit under each key and refuses with 429 once any of them is over its limit. */
    check: async (limits: Readonly<Record<string, Limit>>): Promise<void> => {
      for (const [key, limit] of Object.entries(limits))
        if ((await hit(key, limit)) > limit.hits)
          refuse(429, 'too_many_requests', 'Too many requests; please try again later.')
    },

    /** Forgets the hits of a key, as after a login that succeeded. */
    forget: async (key: string): Promise<void> => {
      await db.deleteFrom('rate_limit').where('key', '=', key).execute()
    },
  }
}

export type RateLimits = ReturnType<typeof createRateLimits>
