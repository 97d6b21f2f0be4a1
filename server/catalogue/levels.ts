import { uuidv7 } from 'uuidv7'
import type { ChosenAttribute } from '../../src/contracts/cart/cartRows.ts'
import type { Trx } from '../store/schema.ts'
import { CatalogueInputError, type LevelInput } from './input.ts'

/** A stored level, with the ids of its values by their keys. */
export interface StoredLevel {
  readonly id: string
  readonly input: LevelInput
  readonly valueIds: ReadonlyMap<string, string>
}

/** Stores the attribute levels of a product. Products share attributes and values with equal keys. */
export const putLevels = async (
  trx: Trx,
  productId: string,
  inputs: readonly LevelInput[],
): Promise<StoredLevel[]> => {
  await trx.deleteFrom('product_attribute').where('product_id', '=', productId).execute()
  const levels: StoredLevel[] = []
  for (const [level, input] of inputs.entries()) {
    const id = await putAttribute(trx, input)
    await trx
      .insertInto('product_attribute')
      .values({ product_id: productId, attribute_id: id, level })
      .execute()
    levels.push({ id, input, valueIds: await putValues(trx, id, input) })
  }
  return levels
}

const putAttribute = async (trx: Trx, { key, name }: LevelInput): Promise<string> => {
  const known = await trx
    .selectFrom('attribute')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst()
  if (known) return known.id
  const { count } = await trx
    .selectFrom('attribute')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const id = uuidv7()
  await trx
    .insertInto('attribute')
    .values({ id, key, name_json: JSON.stringify(name), position: count })
    .execute()
  return id
}

const putValues = async (trx: Trx, attributeId: string, { values }: LevelInput) => {
  const known = await trx
    .selectFrom('attribute_value')
    .select(['id', 'key'])
    .where('attribute_id', '=', attributeId)
    .execute()
  const ids = new Map(known.map(({ key, id }) => [key, id]))
  let position = known.length
  for (const { key, name } of values) {
    if (ids.has(key)) continue
    const id = uuidv7()
    await trx
      .insertInto('attribute_value')
      .values({ id, attribute_id: attributeId, key, name_json: JSON.stringify(name), position })
      .execute()
    position += 1
    ids.set(key, id)
  }
  return ids
}

/** The values of a variant by name, one per level. */
export const chosenOf = (
  levels: readonly StoredLevel[],
  values: readonly string[],
): ChosenAttribute[] =>
  levels.map(({ id, input, valueIds }, i) => {
    const value = input.values.find(({ key }) => key === values[i])
    const valueId = valueIds.get(values[i] ?? '')
    if (!value || !valueId) throw new CatalogueInputError('variants', `unknown value ${values[i]}`)
    return { attributeId: id, name: input.name, valueId, value: value.name }
  })
