import { uuidv7 } from 'uuidv7'
import type { ServerEvent } from '../../src/contracts/realtime.ts'
import { inParts } from '../store/givenRows.ts'
import type { Db, Trx } from '../store/schema.ts'

/** What is recorded: the contract's events, and the end of a customer's sessions. */
export type RecordedName = ServerEvent | 'sessions.ended'

/** Whom or what an event is about. */
export interface About {
  readonly customerId?: string
  /** A product's slug, an order's, a request's or a message's id. */
  readonly subject?: string
}

/** An event as it is recorded. */
export interface ToRecord extends About {
  readonly name: RecordedName
}

/** Records one event; see {@link recordEvents}. */
export const recordEvent = (db: Db | Trx, name: RecordedName, about: About = {}): Promise<void> =>
  recordEvents(db, [{ name, ...about }])

/**
 * Records events in the transaction that makes them true. Every process of the shop reads the record and
 * tells its own sockets, so that a change by the team's command line reaches open pages as well. Only what
 * an event is about is kept; what it says is read when it is told.
 */
export const recordEvents = async (db: Db | Trx, events: readonly ToRecord[]): Promise<void> => {
  // By the clock of the machine, which the reader's window follows; not the shop's settable one.
  const created_at = Date.now()
  for (const part of inParts(events))
    await db
      .insertInto('event')
      .values(
        part.map(({ name, customerId = null, subject = null }) => ({
          ...{ id: uuidv7(), name, customer_id: customerId, subject, created_at },
        })),
      )
      .execute()
}
