import { uuidv7 } from 'uuidv7'
import type { Db, Trx } from '../store/schema.ts'
import type { LevelInput } from './input.ts'

/** Every attribute with its values, in the shop's order. */
export const readAttributes = async (db: Db | Trx): Promise<LevelInput[]> => {
  const attributes = await db
    .selectFrom('attribute')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute()
  const values = await db
    .selectFrom('attribute_value')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute()
  const byAttribute = Map.groupBy(values, ({ attribute_id }) => attribute_id)
  return attributes.map(({ id, key, name_json }) => ({
    key,
    name: JSON.parse(name_json),
    values: (byAttribute.get(id) ?? []).map((value) => ({
      key: value.key,
      name: JSON.parse(value.name_json),
    })),
  }))
}

/** Creates or renames attributes and their values, in this order; those that are not given stay. */
export const putAttributes = async (trx: Trx, inputs: readonly LevelInput[]): Promise<void> => {
  for (const [position, { key, name, values }] of inputs.entries()) {
    const row = { name_json: JSON.stringify(name), position }
    const { id } = await trx
      .insertInto('attribute')
      .values({ id: uuidv7(), key, ...row })
      .onConflict((on) => on.column('key').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [place, value] of values.entries()) {
      const own = { name_json: JSON.stringify(value.name), position: place }
      await trx
        .insertInto('attribute_value')
        .values({ id: uuidv7(), attribute_id: id, key: value.key, ...own })
        .onConflict((on) => on.columns(['attribute_id', 'key']).doUpdateSet(own))
        .execute()
    }
  }
}
