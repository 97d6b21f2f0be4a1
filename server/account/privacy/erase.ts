import { sql } from 'kysely'
import { mailJob, queueMail } from '../../mail/tasks/mailTask.ts'
import { recordEvent } from '../../store/events/events.ts'
import { addJob } from '../../store/jobs/jobs.repo.ts'
import type { Row, Trx } from '../../store/schema.ts'
import { addressJob } from '../addressJobs.ts'
import { revokeAll } from '../sessions.ts'
import { inPages, pageSize } from './part.ts'
import { removeDocumentsJob } from './privacyJobs.ts'

/** Tables whose rows are deleted with the customer. Orders are kept without personal data, their papers as issued. */
const deletedTables = [
  ...(['address', 'cart_row', 'cart_request', 'cart_list', 'saved_row', 'wishlist_entry'] as const),
  ...(['message', 'event'] as const),
  ...(['session', 'application_token', 'password_reset', 'email_token'] as const),
  ...(['privacy_token', 'idempotency_key'] as const),
] as const

/**
 * Erases a customer in the transaction that confirms it. Personal data is deleted, orders keep lines and sums, their
 * papers are kept as they were issued (rule O21), and the customer's row is anonymized. Notifies open pages, queues a
 * last mail, and removes the files of documents after the commit. The caller must hold the customer's lock.
 */
export const erase = async (trx: Trx, customerId: string, now: number): Promise<void> => {
  const customer = await trx
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  await deleteByAddress(trx, customer)
  await deleteRequests(trx, customerId, now)
  for (const table of deletedTables)
    await trx
      .deleteFrom(table as 'address')
      .where('customer_id', '=', customerId)
      .execute()
  await trx
    .updateTable('customer_order')
    .set({ address_json: JSON.stringify(nobody), note: '' })
    .where('customer_id', '=', customerId)
    .execute()
  const ownOrders = trx
    .selectFrom('customer_order')
    .select('id')
    .where('customer_id', '=', customerId)
  const ownPapers = trx.selectFrom('paper').select('id').where('order_id', 'in', ownOrders)
  await trx.deleteFrom('paper_link').where('paper_id', 'in', ownPapers).execute()
  await trx.deleteFrom('resale_link').where('order_id', 'in', ownOrders).execute()
  await trx
    .updateTable('order_change')
    .set({ note: '' })
    .where('order_id', 'in', ownOrders)
    .execute()
  await trx.updateTable('date_move').set({ note: '' }).where('order_id', 'in', ownOrders).execute()
  await trx
    .updateTable('shipment')
    .set({ tracking: '' })
    .where('order_id', 'in', ownOrders)
    .execute()
  await emptyCustomer(trx, customerId, now)
  await recordEvent(trx, 'application.changed', { customerId })
  await revokeAll(trx, customerId)
  const { email: to, name, language } = customer
  await queueMail(trx, { kind: 'erased', to, language, data: { name } }, now)
}

/** The address of orders of an erased customer. */
const nobody = { name: 'erased', phone: '', address: '', pincode: '', country: '', city: '' }

/** Anonymizes the row. Nobody can log in with or register the new address, and the old one is free again. */
const emptyCustomer = async (trx: Trx, id: string, now: number): Promise<void> => {
  await trx
    .updateTable('customer')
    .set({
      ...{ email: `erased-${id}`, name: '', company_name: '', country: '', instagram: '' },
      ...{ password_hash: '', status: 'refused', verified_at: null, newsletter: 0 },
      ...{ language: 'en', erased_at: now },
    })
    .where('id', '=', id)
    .execute()
}

/** Deletes requests with their threads and documents. The files are removed after the commit. */
const deleteRequests = async (trx: Trx, customerId: string, now: number): Promise<void> => {
  const documents = await trx
    .deleteFrom('document')
    .where('customer_id', '=', customerId)
    .returning('id')
    .execute()
  if (documents.length > 0)
    await addJob(trx, removeDocumentsJob, { ids: documents.map(({ id }) => id) }, now)
  await trx
    .deleteFrom('request_message')
    .where('request_id', 'in', (eb) =>
      eb.selectFrom('request').select('id').where('customer_id', '=', customerId),
    )
    .execute()
  await trx.deleteFrom('request').where('customer_id', '=', customerId).execute()
}

/** Deletes rows that contain the e-mail address: newsletter, registrations, waiting mails, rate limits. */
const deleteByAddress = async (trx: Trx, { id, email }: Row<'customer'>): Promise<void> => {
  const changed = await trx
    .selectFrom('email_token')
    .select('email')
    .where('customer_id', '=', id)
    .execute()
  const addresses = [email, ...changed.map((token) => token.email)]
  await trx.deleteFrom('registration').where('email', '=', email).execute()
  await trx.deleteFrom('subscriber').where('email', '=', email).execute()
  await deleteMails(trx, addresses)
  for (const subject of [id, ...addresses])
    await trx
      .deleteFrom('rate_limit')
      .where(sql<boolean>`key like ${`% ${escapeLike(subject)}`} escape '\\'`)
      .execute()
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Deletes waiting and failed mails, which contain the address. */
const deleteMails = async (trx: Trx, addresses: readonly string[]): Promise<void> => {
  const waiting = inPages((last: { id: string } | undefined) =>
    trx
      .selectFrom('job')
      .select(['id', 'payload_json'])
      .where('kind', 'in', [mailJob, addressJob])
      .where('id', '>', last?.id ?? '')
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  )
  for await (const { id, payload_json } of waiting)
    if (addresses.some((address) => payload_json.includes(JSON.stringify(address))))
      await trx.deleteFrom('job').where('id', '=', id).execute()
}
