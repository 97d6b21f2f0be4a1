import type { Kysely } from 'kysely'
import { uuidv7 } from 'uuidv7'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

interface Look {
  readonly image: string
  readonly title: Readonly<Record<string, string>>
  readonly spots: readonly object[]
}

/** The look book was one setting. Each of its pictures becomes a published article with versions. */
export const looks = async (db: AnyDb) => {
  const setting = await db
    .selectFrom('setting')
    .select('value_json')
    .where('key', '=', 'lookBook')
    .executeTakeFirst()
  if (!setting) return
  const now = Date.now()
  for (const [place, { image, title, spots }] of (
    JSON.parse(setting.value_json) as Look[]
  ).entries()) {
    const id = uuidv7()
    await db
      .insertInto('article')
      .values({ id, kind: 'look', slug: `look-${place + 1}` })
      .execute()
    const article = {
      ...{ title, summary: {}, body: {}, cover: { image, alt: title }, seo: {}, tags: [] },
      ...{ position: place + 1, spots },
    }
    await db
      .insertInto('article_version')
      .values({
        ...{ article_id: id, version: 1, article_json: JSON.stringify(article) },
        ...{ created_at: now, publish_at: now },
      })
      .execute()
  }
  await db.deleteFrom('setting').where('key', '=', 'lookBook').execute()
}
