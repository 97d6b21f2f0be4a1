import { uuidv7 } from 'uuidv7'
import type { Application } from '../../src/contracts/account/applications.ts'
import type { Document, ThreadMessage } from '../../src/contracts/threads.ts'
import { expectedBy } from '../../src/domain/account/application.ts'
import {
  nextApplication,
  type VerificationEvent,
} from '../../src/domain/account/verification.life.ts'
import { recordEvent } from '../store/events/events.ts'
import type { Db, Row, Trx } from '../store/schema.ts'
import type { Attachable } from './documents/documents.ts'
import { refuseErased } from './refuseErased.ts'

const iso = (ms: number) => new Date(ms).toISOString()

const findApplication = (db: Db, customerId: string): Promise<Row<'request'> | undefined> =>
  db
    .selectFrom('request')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'application')
    .executeTakeFirst()

/** The application of a customer. Created on demand for customers who registered before applications existed. */
export const applicationOf = async (
  trx: Trx,
  customerId: string,
  now: number,
): Promise<Row<'request'>> => {
  const known = await findApplication(trx, customerId)
  if (known) return known
  await refuseErased(trx, customerId)
  const { status, created_at } = await trx
    .selectFrom('customer')
    .select(['status', 'created_at'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return trx
    .insertInto('request')
    .values({
      id: uuidv7(),
      customer_id: customerId,
      kind: 'application',
      state: status === 'unverified' ? 'received' : status,
      subject: '',
      data_json: '{}',
      created_at,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Applies an event to an application and notifies open pages.
 * @returns the application, or undefined if its state does not allow the event
 */
export const moveApplication = async (
  trx: Trx,
  customerId: string,
  event: VerificationEvent,
  now: number,
): Promise<Row<'request'> | undefined> => {
  const application = await applicationOf(trx, customerId, now)
  const state = nextApplication(application.state, event)
  if (state === undefined) return undefined
  await trx
    .updateTable('request')
    .set({ state, updated_at: now })
    .where('id', '=', application.id)
    .execute()
  await recordEvent(trx, 'application.changed', { customerId })
  return { ...application, state }
}

/** The application as a target for documents. */
export const attachableApplication = async (
  trx: Trx,
  customerId: string,
  now: number,
): Promise<Attachable> => ({
  requestId: (await applicationOf(trx, customerId, now)).id,
  notify: () => recordEvent(trx, 'application.changed', { customerId }),
})

/** Adds a message to a thread. `key` is the Idempotency-Key of a message that a customer writes to a request. */
export const addThreadMessage = async (
  trx: Trx,
  requestId: string,
  author: 'customer' | 'team',
  text: string,
  now: number,
  key: string | null = null,
): Promise<void> => {
  await trx
    .insertInto('request_message')
    .values({ id: uuidv7(), request_id: requestId, author, text, created_at: now, key })
    .execute()
}

/** The thread of a request, oldest message first. */
export const threadOf = async (db: Db, requestId: string): Promise<ThreadMessage[]> => {
  const rows = await db
    .selectFrom('request_message')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, author, text, created_at }) => ({
    ...{ _id: id, author, text },
    createdAt: iso(created_at),
  }))
}

/** The documents of a request, oldest first. */
export const documentsOf = async (db: Db, requestId: string): Promise<Document[]> => {
  const rows = await db
    .selectFrom('document')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, type, size, created_at }) => ({
    ...{ _id: id, name, type: type as Document['type'], size },
    createdAt: iso(created_at),
  }))
}

/** The application as the applicant may see it. */
export const readApplication = async (
  db: Db,
  customerId: string,
  now: number,
): Promise<Application> => {
  const application =
    (await findApplication(db, customerId)) ??
    (await db.transaction().execute((trx) => applicationOf(trx, customerId, now)))
  const { name, company_name } = await db
    .selectFrom('customer')
    .select(['name', 'company_name'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return {
    name,
    companyName: company_name,
    state: application.state as Application['state'],
    receivedAt: iso(application.created_at),
    expectedBy: iso(expectedBy(application.created_at)),
    thread: await threadOf(db, application.id),
    documents: await documentsOf(db, application.id),
  }
}
