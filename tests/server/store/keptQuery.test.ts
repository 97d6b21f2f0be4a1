import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { keptQuery } from '../../../server/store/keptQuery.ts'
import type { Database, Db, Trx } from '../../../server/store/schema.ts'
import { openTestShop } from '../../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { db } = shop.deps.engine

interface Wanted {
  readonly slugs: readonly string[]
  readonly most: number
}

const products = (on: Db | Trx, { slugs, most }: Wanted) =>
  on
    .selectFrom('product')
    .select(['slug', 'status'])
    .where('slug', 'in', slugs)
    .orderBy('slug')
    .limit(most)

test('Property: a kept query gives the rows of the plain one, for lists of any length', async () => {
  const kept = keptQuery(products)
  const known = (await db.selectFrom('product').select('slug').execute()).map(({ slug }) => slug)
  const slug = fc.oneof(fc.constantFrom(...known), fc.string())
  const wanted = fc.record({
    slugs: fc.array(slug, { minLength: 1, maxLength: 80 }),
    most: fc.integer({ min: 0, max: 9 }),
  })
  await fc.assert(
    fc.asyncProperty(wanted, async (values) => {
      expect(await kept(db, values)).toEqual(await products(db, values).execute())
    }),
  )
})

const putSettings = (on: Db | Trx, rows: readonly Database['setting'][]) =>
  on
    .insertInto('setting')
    .values(rows)
    .onConflict((at) =>
      at.column('key').doUpdateSet(({ ref }) => ({ value_json: ref('excluded.value_json') })),
    )
    .returning('key')

test('Scenario: it writes in a transaction, which may be undone', async () => {
  const put = keptQuery(putSettings)
  const rowsOf = (value: string, count: number) =>
    Array.from({ length: count }, (_, i) => ({ key: `kept${i}`, value_json: value }))
  const stored = async () =>
    (
      await db.selectFrom('setting').where('key', 'like', 'kept%').select('value_json').execute()
    ).map(({ value_json }) => value_json)
  const undone = db.transaction().execute(async (trx) => {
    expect(await put(trx, rowsOf('1', 2))).toHaveLength(2)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await stored()).toEqual([])
  await put(db, rowsOf('2', 2))
  await put(db, rowsOf('3', 3))
  expect(await stored()).toEqual(['3', '3', '3'])
})

test('Scenario: the query is built once for each length of a list', async () => {
  let built = 0
  const kept = keptQuery((on, values: Wanted) => {
    built += 1
    return products(on, values)
  })
  for (const slugs of [['a'], ['b'], ['a', 'b'], ['c', 'd'], ['e']])
    await kept(db, { slugs, most: 1 })
  expect(built).toBe(2)
})
