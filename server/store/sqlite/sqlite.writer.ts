import { setTimeout as sleep } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'
import pLimit from 'p-limit'

/** Retry interval while another process is writing, ms. */
const retryMs = 5

const isBusy = (error: unknown): boolean =>
  error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_BUSY')

/**
 * The single writer of a SQLite file. Writers of this process take turns, first come first served. While another
 * process holds the write lock, the writer whose turn it is tries again until it gets the lock. The wait does not block
 * the event loop, so the database itself must not wait (`busy_timeout = 0`).
 * @param patienceMs how long another process may hold the lock. After that, writers fail at once with SQLITE_BUSY, until
 *   the lock is free
 */
export const createWriter = (patienceMs: number) => {
  const enqueue = pLimit(1)
  /** When another process was first seen to hold the lock, by the monotonic clock. */
  let blockedSince: number | undefined

  const isPatient = () => {
    blockedSince ??= performance.now()
    return performance.now() - blockedSince < patienceMs
  }

  return {
    /** Waits for its turn. @returns a function that ends the turn */
    enter: (): Promise<() => void> =>
      new Promise((entered) => {
        enqueue(() => new Promise<void>((leave) => entered(leave)))
      }),

    /**
     * Runs a statement as soon as no other process holds the write lock. Call it within a turn.
     * @throws SqliteError SQLITE_BUSY when another process holds the lock too long
     */
    onceFree: async <T>(run: () => T): Promise<T> => {
      for (;;)
        try {
          const done = run()
          blockedSince = undefined
          return done
        } catch (error) {
          if (!isBusy(error) || !isPatient()) throw error
          await sleep(retryMs)
        }
    },
  }
}
export type Writer = ReturnType<typeof createWriter>
