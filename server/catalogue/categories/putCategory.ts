import { uuidv7 } from 'uuidv7'
import type { Trx } from '../../store/schema.ts'
import { CatalogueInputError, type CategoryInput } from '../input.ts'

/** @throws CatalogueInputError when the parent is unknown */
export const putCategory = async (
  trx: Trx,
  { slug, parentSlug, name }: CategoryInput,
  position: number,
) => {
  const parent = parentSlug === null ? null : await categoryId(trx, parentSlug)
  await trx
    .insertInto('category')
    .values({ id: uuidv7(), slug, parent_id: parent, name_json: JSON.stringify(name), position })
    .onConflict((on) =>
      on
        .column('slug')
        .doUpdateSet({ parent_id: parent, name_json: JSON.stringify(name), position }),
    )
    .execute()
}

const categoryId = async (trx: Trx, slug: string): Promise<string> => {
  const row = await trx
    .selectFrom('category')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) throw new CatalogueInputError('parentSlug', `there is no category ${slug}`)
  return row.id
}
