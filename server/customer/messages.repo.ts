import { uuidv7 } from 'uuidv7'
import type { Notification } from '../../src/contracts/customer.ts'
import type { MultilingualText } from '../../src/contracts/primitives.ts'
import type { Db, Trx } from '../store/schema.ts'

/** Messages that one answer carries at the most. */
const shown = 100

/** Tells a customer something that `/alert` lists. */
export const addMessage = async (
  db: Db | Trx,
  customerId: string,
  { title, text }: { title: MultilingualText; text: MultilingualText },
  now: number,
): Promise<void> => {
  await db
    .insertInto('message')
    .values({
      id: uuidv7(),
      customer_id: customerId,
      title_json: JSON.stringify(title),
      text_json: JSON.stringify(text),
      created_at: now,
      read: 0,
    })
    .execute()
}

/** A customer's messages, the newest first. */
export const listMessages = async (db: Db, customerId: string): Promise<Notification[]> => {
  const rows = await db
    .selectFrom('message')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    title: JSON.parse(row.title_json) as MultilingualText,
    text: JSON.parse(row.text_json) as MultilingualText,
    createdAt: new Date(row.created_at).toISOString(),
    read: row.read === 1,
  }))
}
