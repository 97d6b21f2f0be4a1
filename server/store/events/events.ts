import { uuidv7 } from 'uuidv7'
import type { ServerEvent } from '../../../src/contracts/realtime.ts'
import { inParts } from '../givenRows.ts'
import { keptQuery } from '../keptQuery.ts'
import type { Database, Db, Trx } from '../schema.ts'

/** Names of recorded events: the contract's events, and the end of a customer's sessions. */
export type RecordedName = ServerEvent | 'sessions.ended'

/** The customer and the record that an event is about. */
export interface About {
  readonly customerId?: string
  /** The slug of a product, or the id of an order, a request or a message. */
  readonly subject?: string
}

/** An event to record. */
export interface ToRecord extends About {
  readonly name: RecordedName
  /** Without it, the event gets a new one. */
  readonly id?: string
}

/** Records one event; see {@link recordEvents}. */
export const recordEvent = (db: Db | Trx, name: RecordedName, about: About = {}): Promise<void> =>
  recordEvents(db, [{ name, ...about }])

/**
 * Records events in the transaction that causes them. Every process of the shop reads the record and notifies its own
 * sockets, so changes made on the command line reach open pages as well. Only the subject is stored. The body is read
 * when the event is sent.
 */
export const recordEvents = async (db: Db | Trx, events: readonly ToRecord[]): Promise<void> => {
  // Use the machine's clock like the reader (`feed.ts`), not the shop's clock, which tests can set.
  const created_at = Date.now()
  for (const part of inParts(events))
    await writeEvents(
      db,
      part.map(({ id = uuidv7(), name, customerId = null, subject = null }) => ({
        ...{ id, name, customer_id: customerId, subject, created_at },
      })),
    )
}

const writeEvents = keptQuery((db, rows: readonly Database['event'][]) =>
  db.insertInto('event').values(rows),
)
