import { vi } from 'vitest'
import type { Db } from '../../../server/store/schema.ts'

/** The shop looks for events in the background, at any moment. */
const looksForEvents = (sql: string) => sql.includes('from "event"')

/** Runs something, and returns the statements that the database has executed for it. */
export const createStatementsIn = (db: Db) => {
  const executed = vi.spyOn(db.getExecutor(), 'executeQuery')
  return async (run: () => Promise<unknown>): Promise<readonly string[]> => {
    executed.mockClear()
    await run()
    return executed.mock.calls.map(([{ sql }]) => sql).filter((sql) => !looksForEvents(sql))
  }
}
