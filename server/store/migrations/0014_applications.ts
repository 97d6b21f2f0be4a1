import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

/**
 * Requests with their threads and documents, the tokens of applications, and the page that a message links to. An
 * application is a request of the kind `application`.
 */
export const applications = async (db: AnyDb, { integer, text, tableEnd }: ColumnTypes) => {
  const end = sql.raw(tableEnd)
  await db.schema
    .createTable('application_token')
    .addColumn('token_hash', text, (c) => c.primaryKey())
    .addColumn('customer_id', text, (c) => c.notNull().references('customer.id'))
    .addColumn('expires_at', integer, (c) => c.notNull())
    .modifyEnd(end)
    .execute()
  await db.schema
    .createTable('request')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('customer_id', text, (c) => c.notNull().references('customer.id'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('data_json', text, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('updated_at', integer, (c) => c.notNull())
    .modifyEnd(end)
    .execute()
  await db.schema
    .createTable('request_message')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('request_id', text, (c) => c.notNull().references('request.id'))
    .addColumn('author', text, (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .modifyEnd(end)
    .execute()
  await db.schema
    .createTable('document')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('customer_id', text, (c) => c.notNull().references('customer.id'))
    .addColumn('request_id', text, (c) => c.notNull().references('request.id'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('type', text, (c) => c.notNull())
    .addColumn('size', integer, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .modifyEnd(end)
    .execute()
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute()
  await index('application_token_customer', 'application_token', ['customer_id'])
  await index('request_customer', 'request', ['customer_id', 'created_at'])
  await index('request_message_request', 'request_message', ['request_id', 'created_at'])
  await index('document_request', 'document', ['request_id'])
  await index('document_customer', 'document', ['customer_id'])
  await db.schema.alterTable('message').addColumn('link', text).execute()
}
