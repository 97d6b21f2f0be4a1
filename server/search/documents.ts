import { sql } from 'kysely'
import type { Engine } from '../store/engine.ts'
import type { Trx } from '../store/schema.ts'
import type { SearchDocument } from './index.ts'
import { learn } from './vocabulary.ts'
import { fieldsOf } from './words.ts'

type Index = Pick<Engine, 'search'>

/** Puts a product into the search index, or what has changed of it. A document keeps its number for good. */
export const putDocument = (index: Index, trx: Trx, document: SearchDocument): Promise<void> =>
  putDocuments(index, trx, [document])

/** {@link putDocument} for many. The version of the index is counted once: it is one row, and slow to update often. */
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

/** @returns whether the index held something else of it */
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

/** Takes a product out of the search index. */
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
