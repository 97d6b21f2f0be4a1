import { sql } from 'kysely'
import type { Engine } from '../store/engine.ts'
import type { Db, Trx } from '../store/schema.ts'
import type { SearchDocument } from '../store/searchIndex.ts'
import { fieldsOf } from '../store/searchWords.ts'
import { learn } from './vocabulary.ts'

type Index = Pick<Engine, 'search'>

/** Adds or updates a product in the search index. A document keeps its number forever. */
export const putDocument = (index: Index, trx: Trx, document: SearchDocument): Promise<void> =>
  putDocuments(index, trx, [document])

/**
 * {@link putDocument} for many products. Increments the version of the index only once, because frequent updates of one
 * row are slow.
 */
export const putDocuments = async (
  index: Index,
  trx: Trx,
  documents: readonly SearchDocument[],
): Promise<void> => {
  let hasChanged = false
  const words = new Set<string>()
  for (const document of documents) {
    if (await write(index, trx, document)) hasChanged = true
    for (const word of Object.values(fieldsOf(document)).flat()) words.add(word)
  }
  if (hasChanged) await bumpSearchVersion(trx)
  await learn(trx, words)
}

/** @returns whether the index has changed */
const write = async ({ search }: Index, trx: Trx, document: SearchDocument): Promise<boolean> => {
  const { productId } = document
  const id =
    (await idOf(trx, productId)) ??
    (
      await trx
        .insertInto('search_document')
        .values({ product_id: productId })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  return search.write(trx, id, document)
}

/** Removes a product from the search index. */
export const removeDocument = async (
  { search }: Index,
  trx: Trx,
  productId: string,
): Promise<void> => {
  const id = await idOf(trx, productId)
  if (id === undefined) return
  await search.erase(trx, id)
  await trx.deleteFrom('search_document').where('id', '=', id).execute()
  await bumpSearchVersion(trx)
}

/** The indexed words of a product as text; empty if it is not indexed. */
export const indexedText = async (
  { search }: Index,
  trx: Trx,
  productId: string,
): Promise<string> => {
  const id = await idOf(trx, productId)
  return id === undefined ? '' : search.read(trx, id)
}

/** The products that are in the index and no longer in the shop. */
export const strayProducts = async (db: Db): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('search_document')
    .select('product_id')
    .where('product_id', 'not in', (eb) => eb.selectFrom('product').select('product.id'))
    .orderBy('product_id')
    .execute()
  return rows.map(({ product_id }) => product_id)
}

const idOf = async (trx: Trx, productId: string): Promise<number | undefined> =>
  (
    await trx
      .selectFrom('search_document')
      .select('id')
      .where('product_id', '=', productId)
      .executeTakeFirst()
  )?.id

const bumpSearchVersion = (trx: Trx) =>
  trx.updateTable('search_version').set({ version: sql`version + 1` }).execute()
