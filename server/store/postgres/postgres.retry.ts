import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { postgresFaultOf } from './postgres.faults.ts'

/** How often a transaction is tried, including the first time. */
const attempts = 6
/** The longest wait before the second attempt, ms. Doubles with each further attempt. */
const firstWaitMs = 10

/** Random, so that transactions that collided do not collide again. */
const waitBefore = (attempt: number) => Math.random() * firstWaitMs * 2 ** attempt

/**
 * Retries every transaction that fails with a deadlock, a serialization failure or a unique key conflict. The failed
 * attempt leaves nothing behind, and the next one sees what the other transaction wrote. Side effects outside the
 * database must be safe to repeat.
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
