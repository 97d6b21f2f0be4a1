import { afterAll, expect, test } from 'vitest'
import { createCatalogueChanges } from '../../support/catalogueChanges.ts'
import { createStatementsIn } from '../../support/database/statementsIn.ts'
import { openTestShop } from '../../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

test('Scenario: a list takes one statement, cached or not, until the shop changes', async () => {
  const change = createCatalogueChanges(shop)
  await change({ kind: 'category', name: 'Rings' })
  const { client } = await shop.customer()
  const list = async (min: number) => {
    const query = { filter: `min:${min}` }
    const { status } = await client.catalogue.byCategorySlug({ params: { slug: 'rings' }, query })
    expect(status).toBe(200)
  }
  const statementsIn = createStatementsIn(shop.db)
  const statementsOf = async (min: number) => (await statementsIn(() => list(min))).length
  await list(1)
  expect([await statementsOf(1), await statementsOf(2)]).toEqual([1, 1])
  await change({ kind: 'category', name: 'Bands' })
  expect(await statementsOf(1)).toBeGreaterThan(1)
  expect([await statementsOf(1), await statementsOf(3)]).toEqual([1, 1])
})
