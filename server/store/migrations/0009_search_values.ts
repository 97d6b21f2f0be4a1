import type { Kysely } from 'kysely'
import { bumpCatalogueVersion } from '../../catalogue/version.ts'
import { putDocument } from '../../search/documents.ts'
import { documentOf } from '../../search/indexProduct.ts'
import type { Engine } from '../engine.ts'
import type { Trx } from '../schema.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration is written against the schema of its day, not today's types
type AnyDb = Kysely<any>

const batch = 100

/** A search finds pieces by what they come in: those that were indexed before that, too. */
export const searchValues = async (db: AnyDb, engine: Pick<Engine, 'search'>) => {
  const trx = db as unknown as Trx
  let last = ''
  for (;;) {
    const products = await db
      .selectFrom('product')
      .select(['id', 'detail_json'])
      .where('status', '=', 'active')
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute()
    if (products.length === 0) return
    for (const { detail_json } of products)
      await putDocument(engine, trx, documentOf(JSON.parse(detail_json)))
    // Lists that another process keeps are of the index that was.
    await bumpCatalogueVersion(trx)
    last = products.at(-1)?.id
  }
}
