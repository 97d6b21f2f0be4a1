import { setTimeout as sleep } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'

/** How often a writer asks again for a file that another process is writing, ms. */
const askAgainMs = 5

const isBusy = (error: unknown): boolean =>
  error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_BUSY')

/**
 * The one writer of a file. Those who want to write take turns, in the order they came. While another
 * process writes, the one whose turn it is asks again and again, and the event loop is free meanwhile:
 * the database itself must not wait (`busy_timeout = 0`).
 * @param patienceMs how long another process may keep the file; after that everybody is refused at once,
 *   with the database's own SQLITE_BUSY, until the file is free
 */
export const createWriter = (patienceMs: number) => {
  const waiting: (() => void)[] = []
  let isTaken = false
  /** Since when another process has kept the file, by a clock that never jumps. */
  let blockedSince: number | undefined

  const isPatient = () => {
    blockedSince ??= performance.now()
    return performance.now() - blockedSince < patienceMs
  }

  return {
    /** Waits for its turn. Whoever has it gives it on with `leave`. */
    enter: async (): Promise<void> => {
      if (isTaken) await new Promise<void>((begin) => waiting.push(begin))
      isTaken = true
    },

    leave: (): void => {
      const next = waiting.shift()
      if (next) next()
      else isTaken = false
    },

    /**
     * Runs what needs the file, as soon as no other process writes it. Within a turn.
     * @throws SqliteError SQLITE_BUSY when another process keeps it too long
     */
    onceFree: async <T>(run: () => T): Promise<T> => {
      for (;;)
        try {
          const done = run()
          blockedSince = undefined
          return done
        } catch (error) {
          if (!isBusy(error) || !isPatient()) throw error
          await sleep(askAgainMs)
        }
    },
  }
}
export type Writer = ReturnType<typeof createWriter>
