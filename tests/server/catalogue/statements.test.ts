import { afterAll, expect, test, vi } from 'vitest'
import { createCatalogueChanges } from '../../support/catalogueChanges.ts'
import { openTestShop } from '../../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

test('Scenario: a list takes one statement, cached or not, until the shop changes', async () => {
  const change = createCatalogueChanges(shop)
  await change({ kind: 'category', name: 'Rings' })
  const { client } = await shop.customer()
  const list = (min: number) =>
    client.catalogue.byCategorySlug({ params: { slug: 'rings' }, query: { filter: `min:${min}` } })
  const executed = vi.spyOn(shop.db.getExecutor(), 'executeQuery')
  const statementsOf = async (min: number) => {
    executed.mockClear()
    expect((await list(min)).status).toBe(200)
    return executed.mock.calls.length
  }
  await list(1)
  expect([await statementsOf(1), await statementsOf(2)]).toEqual([1, 1])
  await change({ kind: 'category', name: 'Bands' })
  expect(await statementsOf(1)).toBeGreaterThan(1)
  expect([await statementsOf(1), await statementsOf(3)]).toEqual([1, 1])
})
