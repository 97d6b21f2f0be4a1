import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { postgresFaultOf } from './postgres.faults.ts'

/** How often a transaction is tried. */
const attempts = 6
/** The longest wait before the second attempt, ms; it doubles with each one. */
const firstWaitMs = 10

/** Apart from those that failed with it, which would otherwise meet again. */
const waitBefore = (attempt: number) => Math.random() * firstWaitMs * 2 ** attempt

/**
 * Lets every transaction begin anew that others were faster than: a deadlock, a serialization failure, a key
 * that was taken since it was looked for. Nothing of a failed attempt is kept, and the next one sees what the
 * others wrote. What a transaction does beside the database must therefore bear repetition.
 */
export const withRetries = <DB>(db: Kysely<DB>): Kysely<DB> => {
  const begin = db.transaction.bind(db)
  return Object.assign(db, {
    transaction: () => {
      const builder = begin()
      const once = builder.execute.bind(builder)
      return Object.assign(builder, {
        execute: async <T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T> => {
          for (let attempt = 0; ; attempt += 1)
            try {
              return await once(work)
            } catch (error) {
              if (postgresFaultOf(error) !== 'raced' || attempt + 1 >= attempts) throw error
              await sleep(waitBefore(attempt))
            }
        },
      })
    },
  })
}
