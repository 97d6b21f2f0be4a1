import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('Scenario: two transactions lock the same rows in opposite orders; both succeed', async () => {
  const [first = '', second = ''] = [
    await shop.variantId('PD-1'),
    await shop.variantId('CH-100-G45'),
  ]
  let inside = 0
  let bothInside: () => void = () => undefined
  const met = new Promise<void>((resolve) => {
    bothInside = resolve
  })
  const take = (ids: readonly string[]) =>
    shop.db.transaction().execute(async (trx) => {
      for (const id of ids) {
        await trx
          .updateTable('variant')
          .set(({ eb }) => ({ stock: eb('stock', '+', 1) }))
          .where('id', '=', id)
          .execute()
        inside += 1
        if (inside === 2) bothInside()
        await met
      }
    })
  const before = await shop.stockOf('PD-1')
  await Promise.all([take([first, second]), take([second, first])])
  expect(await shop.stockOf('PD-1')).toBe(before + 2)
})

test('Scenario: 40 transactions count one new key; none is refused', async () => {
  const count = () =>
    shop.db.transaction().execute(async (trx) => {
      const known = await trx
        .selectFrom('rate_limit')
        .select('hits')
        .where('key', '=', 'the key')
        .executeTakeFirst()
      if (!known)
        return trx
          .insertInto('rate_limit')
          .values({ key: 'the key', window_start: 0, hits: 1 })
          .execute()
      return trx
        .updateTable('rate_limit')
        .set(({ eb }) => ({ hits: eb('hits', '+', 1) }))
        .where('key', '=', 'the key')
        .execute()
    })
  await Promise.all(Array.from({ length: 40 }, count))
  const row = await shop.db
    .selectFrom('rate_limit')
    .select('hits')
    .where('key', '=', 'the key')
    .executeTakeFirstOrThrow()
  expect(row.hits).toBe(40)
})
