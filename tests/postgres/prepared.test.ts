import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

test('Scenario: reads that recur are planned once for each connection', async () => {
  const { client, id } = await shop.customer()
  for (let i = 0; i < 8; i += 1) await client.cart.get({ params: { userId: id } })
  // One request after the other takes the same connection, and so does this statement.
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements`.execute(shop.db)
  const reads = rows.map(({ statement }) => /^select .* from "(\w+)"/s.exec(statement)?.[1])
  expect(reads).toContain('session')
})
