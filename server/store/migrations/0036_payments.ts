import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

/**
 * What providers and the team report about payments: rows are only added. Orders that are older have no method, as they
 * were paid outside the shop.
 */
export const payments = async (
  // biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
  db: Kysely<any>,
  engine: 'sqlite' | 'postgres',
  { integer, text, tableEnd }: ColumnTypes,
) => {
  await db.schema.alterTable('customer_order').addColumn('payment_method', text).execute()
  await db.schema
    .alterTable('customer')
    .addColumn('on_account', integer, (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('customer').addColumn('account_limit', integer).execute()
  await db.schema
    .createTable('payment_fact')
    .addColumn('id', text, (c) => c.primaryKey().notNull())
    .addColumn('order_id', text, (c) => c.notNull().references('customer_order.id'))
    .addColumn('provider', text, (c) => c.notNull())
    .addColumn('event_id', text, (c) => c.notNull())
    .addColumn('payment_id', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('amount', integer, (c) => c.notNull().check(sql`amount >= 0`))
    .addColumn('currency', text, (c) => c.notNull())
    .addColumn('author', text, (c) => c.notNull())
    .addColumn('raw_hash', text, (c) => c.notNull())
    .addColumn('occurred_at', integer, (c) => c.notNull())
    .addColumn('received_at', integer, (c) => c.notNull())
    .modifyEnd(sql.raw(tableEnd))
    .execute()
  await db.schema
    .createIndex('payment_fact_by_event')
    .unique()
    .on('payment_fact')
    .columns(['provider', 'event_id'])
    .execute()
  await db.schema
    .createIndex('payment_fact_by_order')
    .on('payment_fact')
    .column('order_id')
    .execute()
  for (const statement of engine === 'sqlite' ? sqliteTriggers : postgresTriggers)
    await sql.raw(statement).execute(db)
}

const sqliteTriggers = ['update', 'delete'].map(
  (act) => `create trigger payment_fact_no_${act} before ${act} on payment_fact
    begin select raise(abort, 'payment facts are only added'); end`,
)

const postgresTriggers = [
  `create function refuse_payment_change() returns trigger language plpgsql as
    $$ begin raise exception 'payment facts are only added'; end $$`,
  `create trigger payment_fact_only_added before update or delete on payment_fact
    for each row execute function refuse_payment_change()`,
]
