import { uuidv7 } from 'uuidv7'
import type { Notification } from '../../src/contracts/account/customer.ts'
import type { MultilingualText } from '../../src/contracts/primitives.ts'
import { recordEvent } from '../store/events/events.ts'
import type { Db, Row, Trx } from '../store/schema.ts'

/** Maximum number of messages per answer. */
const shown = 100

export interface NewMessage {
  readonly title: MultilingualText
  readonly text: MultilingualText
  /** Path of a page of the shop. */
  readonly link?: string | null
}

/** Adds a message, which `/alert` lists. */
export const addMessage = async (
  db: Db | Trx,
  customerId: string,
  { title, text, link = null }: NewMessage,
  now: number,
): Promise<void> => {
  const id = uuidv7()
  await db
    .insertInto('message')
    .values({
      id,
      customer_id: customerId,
      title_json: JSON.stringify(title),
      text_json: JSON.stringify(text),
      created_at: now,
      read: 0,
      link,
    })
    .execute()
  await recordEvent(db, 'message.added', { customerId, subject: id })
}

/** One message of a customer. */
export const readMessage = async (
  db: Db,
  customerId: string,
  id: string,
): Promise<Notification | undefined> => {
  const row = await db
    .selectFrom('message')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toNotification(row)
}

/** A customer's newest messages, newest first (rule T2). */
export const listMessages = async (db: Db, customerId: string): Promise<Notification[]> => {
  const rows = await db
    .selectFrom('message')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()
  return rows.map(toNotification)
}

/**
 * Marks messages of a customer as read. Ids of other customers' messages are ignored.
 * @returns the number of unread messages
 */
export const markRead = async (
  db: Db,
  customerId: string,
  ids: readonly string[],
): Promise<number> => {
  await db
    .updateTable('message')
    .set({ read: 1 })
    .where('customer_id', '=', customerId)
    .where('id', 'in', ids)
    .execute()
  const { unread } = await db
    .selectFrom('message')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('customer_id', '=', customerId)
    .where('read', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(unread)
}

const toNotification = (row: Row<'message'>): Notification => ({
  _id: row.id,
  title: JSON.parse(row.title_json) as MultilingualText,
  text: JSON.parse(row.text_json) as MultilingualText,
  createdAt: new Date(row.created_at).toISOString(),
  read: row.read === 1,
  link: row.link,
})
