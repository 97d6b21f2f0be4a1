import type { ExpressionBuilder } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { scrub } from '../../parts/scrub.ts'
import type { Engine } from '../engine.ts'
import type { Database, Db, Row, Trx } from '../schema.ts'

export type Job = Row<'job'>

/** How long a worker may take for one job before it counts as crashed, ms. */
export const leaseMs = 2 * 60_000
/** Attempts before a job counts as failed. With the waits between them, they span about 10 hours. */
export const maxAttempts = 18

const firstWaitMs = 10_000
const longestWaitMs = 3_600_000

/** The wait after the attempt with this number, from 1, ms: 10 s, 20 s, 40 s … 1 h. */
export const waitAfter = (attempt: number): number =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** (attempt - 1))

/** Adds a job; call it in the transaction of the change that causes it. */
export const addJob = (trx: Db | Trx, kind: string, payload: unknown, now: number): Promise<void> =>
  addJobs(trx, kind, [payload], now)

/** Adds jobs of one kind, as {@link addJob}. */
export const addJobs = async (
  trx: Db | Trx,
  kind: string,
  payloads: readonly unknown[],
  now: number,
): Promise<void> => {
  const times = { created_at: now, run_at: now, failed_at: null }
  await trx
    .insertInto('job')
    .values(
      payloads.map((payload) => ({
        ...{ id: uuidv7(), kind, payload_json: JSON.stringify(payload), last_error: null },
        ...times,
      })),
    )
    .execute()
}

/** Whether a job is due. A new job with a creation time in the future is due too: the clock was set back. */
const isDue =
  (now: number) =>
  ({ eb, or, and }: ExpressionBuilder<Database, 'job'>) =>
    or([eb('run_at', '<=', now), and([eb('attempts', '=', 0), eb('created_at', '>', now)])])

/**
 * The jobs of the shop. Several processes may take jobs from one database.
 * @param kinds the only kinds that are taken; all without it
 */
export const createJobs = (
  { db, skipTaken }: Engine,
  now: () => number,
  kinds?: readonly string[],
) => {
  const readDue = () =>
    db
      .selectFrom('job')
      .select('id')
      .where('failed_at', 'is', null)
      .where(isDue(now()))
      .$if(kinds !== undefined, (job) => job.where('kind', 'in', kinds ?? []))
      .executeTakeFirst()
  return {
    /**
     * Takes the oldest job that is due, for `leaseMs`, or returns undefined. If the worker crashes, the job is due
     * again after that time.
     */
    take: async (): Promise<Job | undefined> => {
      // Read first: even a transaction that writes nothing would wait for other writers.
      if (!(await readDue())) return undefined
      return db.transaction().execute(async (trx) => {
        const free = await skipTaken(
          trx
            .selectFrom('job')
            .select('id')
            .where('failed_at', 'is', null)
            .where(isDue(now()))
            .$if(kinds !== undefined, (job) => job.where('kind', 'in', kinds ?? []))
            .orderBy('run_at')
            .orderBy('id')
            .limit(1),
        ).executeTakeFirst()
        return (
          free &&
          trx
            .updateTable('job')
            .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), run_at: now() + leaseMs }))
            .where('id', '=', free.id)
            .returningAll()
            .executeTakeFirst()
        )
      })
    },

    finish: async ({ id }: Job): Promise<void> => {
      await db.deleteFrom('job').where('id', '=', id).execute()
    },

    /** Schedules the next attempt. After the last one, marks the job as failed; `npm run team -- jobs` lists it. */
    fail: async ({ id, attempts }: Job, error: unknown): Promise<void> => {
      await db
        .updateTable('job')
        .set({
          last_error: scrub(error instanceof Error ? error.message : String(error)),
          ...(attempts < maxAttempts
            ? { run_at: now() + waitAfter(attempts) }
            : { failed_at: now() }),
        })
        .where('id', '=', id)
        .execute()
    },

    /** Jobs that wait or have failed, oldest first. */
    list: (only: 'failed' | 'all'): Promise<Job[]> => {
      const all = db.selectFrom('job').selectAll().orderBy('created_at').orderBy('id')
      return (only === 'failed' ? all.where('failed_at', 'is not', null) : all).execute()
    },

    /**
     * Makes jobs due now and resets their attempts.
     * @param id one job, or all failed jobs
     * @returns how many
     */
    retry: async (id: string | 'failed'): Promise<number> => {
      const all = db.updateTable('job').set({ run_at: now(), attempts: 0, failed_at: null })
      const chosen =
        id === 'failed' ? all.where('failed_at', 'is not', null) : all.where('id', '=', id)
      const { numUpdatedRows } = await chosen.executeTakeFirstOrThrow()
      return Number(numUpdatedRows)
    },
  }
}

export type Jobs = ReturnType<typeof createJobs>
