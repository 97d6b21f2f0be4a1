import type { ListLine, ListSummary, SharedList } from '../../../src/contracts/cart/lists.ts'
import { inParts } from '../../store/givenRows.ts'
import type { Db, NewRow, Trx } from '../../store/schema.ts'

const linesOf = (db: Db | Trx, listId: string): Promise<ListLine[]> =>
  db
    .selectFrom('cart_list_line')
    .select(['variant_id as id', 'quantity'])
    .where('list_id', '=', listId)
    .orderBy('position')
    .execute()

/** The lists of one customer. No method accesses other lists. */
export const createListsRepo = (db: Db | Trx, customerId: string) => {
  const summaries = () =>
    db
      .selectFrom('cart_list')
      .leftJoin('cart_list_line', 'cart_list_line.list_id', 'cart_list.id')
      .select(({ fn }) => [
        ...(['cart_list.id', 'name', 'share_key', 'updated_at'] as const),
        fn.count<number>('variant_id').as('lines'),
        fn.sum<number | null>('quantity').as('pieces'),
      ])
      .where('customer_id', '=', customerId)
      .groupBy(['cart_list.id', 'name', 'share_key', 'updated_at'])
      .orderBy('updated_at', 'desc')
      .orderBy('cart_list.id', 'desc')

  return {
    all: async (): Promise<ListSummary[]> => (await summaries().execute()).map(toSummary),

    summary: async (id: string): Promise<ListSummary | undefined> => {
      const row = await summaries().where('cart_list.id', '=', id).executeTakeFirst()
      return row && toSummary(row)
    },

    /** The lines of a list that is the customer's. */
    lines: (id: string): Promise<ListLine[]> => linesOf(db, id),

    count: async (): Promise<number> => {
      const { count } = await db
        .selectFrom('cart_list')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('customer_id', '=', customerId)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** The list that was saved with this Idempotency-Key. */
    byKey: (key: string) =>
      db
        .selectFrom('cart_list')
        .select(['id', 'request_hash'])
        .where('customer_id', '=', customerId)
        .where('key', '=', key)
        .executeTakeFirst(),

    insert: async (list: Omit<NewRow<'cart_list'>, 'customer_id'>): Promise<void> => {
      await db
        .insertInto('cart_list')
        .values({ ...list, customer_id: customerId })
        .execute()
    },

    /** Changes columns of a list. Returns false if the customer has no such list. */
    update: async (id: string, changes: Partial<NewRow<'cart_list'>>): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('cart_list')
        .set(changes)
        .where('id', '=', id)
        .where('customer_id', '=', customerId)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    /** Replaces the lines of a list that is the customer's. */
    putLines: async (id: string, lines: readonly ListLine[]): Promise<void> => {
      await db.deleteFrom('cart_list_line').where('list_id', '=', id).execute()
      const rows = lines.map((line, position) => ({
        ...{ list_id: id, variant_id: line.id, quantity: line.quantity, position },
      }))
      for (const part of inParts(rows)) await db.insertInto('cart_list_line').values(part).execute()
    },

    /** Deletes a list with its lines. Returns false if the customer has no such list. */
    remove: async (id: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('cart_list')
        .where('id', '=', id)
        .where('customer_id', '=', customerId)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    },
  }
}

/** The shared list with this key, of any customer. */
export const readShared = async (
  db: Db,
  key: string,
): Promise<Omit<SharedList, 'variants'> | undefined> => {
  const list = await db
    .selectFrom('cart_list')
    .innerJoin('customer', 'customer.id', 'cart_list.customer_id')
    .select(['cart_list.id', 'cart_list.name', 'company_name as companyName'])
    .where('share_key', '=', key)
    .executeTakeFirst()
  if (!list) return undefined
  const { id, name, companyName } = list
  return { name, companyName, lines: await linesOf(db, id) }
}

interface SummaryRow {
  readonly id: string
  readonly name: string
  readonly share_key: string | null
  readonly updated_at: number
  readonly lines: number | string
  readonly pieces: number | string | null
}

const toSummary = ({
  id,
  name,
  share_key,
  updated_at,
  lines,
  pieces,
}: SummaryRow): ListSummary => ({
  ...{ _id: id, name, shareKey: share_key },
  ...{ lines: Number(lines), pieces: Number(pieces) },
  updatedAt: new Date(updated_at).toISOString(),
})
