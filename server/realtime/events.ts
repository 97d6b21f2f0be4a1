import { uuidv7 } from 'uuidv7'
import type { ServerEvent } from '../../src/contracts/realtime.ts'
import type { Db, Trx } from '../store/schema.ts'

/** What is recorded: the contract's events, and the end of a customer's sessions. */
export type RecordedName = ServerEvent | 'sessions.ended'

/** Whom or what an event is about. */
export interface About {
  readonly customerId?: string
  /** A product's slug, an order's, a request's or a message's id. */
  readonly subject?: string
}

/**
 * Records an event in the transaction that makes it true. Every process of the shop reads the record and
 * tells its own sockets, so that a change by the team's command line reaches open pages as well. Only what
 * it is about is kept; what it says is read when it is told.
 */
export const recordEvent = async (
  db: Db | Trx,
  name: RecordedName,
  { customerId, subject }: About = {},
): Promise<void> => {
  await db
    .insertInto('event')
    .values({
      id: uuidv7(),
      name,
      customer_id: customerId ?? null,
      subject: subject ?? null,
      // By the clock of the machine, which the reader's window follows; not the shop's settable one.
      created_at: Date.now(),
    })
    .execute()
}
