import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './columnTypes.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

/** Pages, posts and questions with all their versions. A version is shown from `publish_at` on. */
export const articles = async (db: AnyDb, { integer, text, tableEnd }: ColumnTypes) => {
  await db.schema
    .createTable('article')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('slug', text, (c) => c.notNull())
    .addUniqueConstraint('article_kind_slug', ['kind', 'slug'])
    .modifyEnd(sql.raw(tableEnd))
    .execute()
  await db.schema
    .createTable('article_version')
    .addColumn('article_id', text, (c) => c.notNull().references('article.id'))
    .addColumn('version', integer, (c) => c.notNull())
    .addColumn('article_json', text, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('publish_at', integer)
    .addPrimaryKeyConstraint('article_version_key', ['article_id', 'version'])
    .modifyEnd(sql.raw(tableEnd))
    .execute()
}
